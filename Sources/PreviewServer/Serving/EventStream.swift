// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import NIOCore
import NIOHTTP1

/// The answer that never ends: sends one viewer the current state, and each new state.
///
/// A viewer that reads slowly misses states: only the newest one waits for it, together with the number of missed ones. Each
/// state is complete, so nothing else is lost. Confined to the channel's event loop.
final class EventStream {
  private let channel: any Channel
  /// Whether the system hasn't accepted the last event yet.
  private var isWriting = false
  private var waiting: String?
  private var missed = 0
  /// Whether the answer has ended, or its channel is closed: NIO traps if more is written.
  private var isOver = false
  private let interval: TimeAmount
  private var heartbeat: Scheduled<Void>?

  init(_ channel: any Channel, heartbeat interval: TimeAmount) {
    self.channel = channel
    self.interval = interval
    beatLater()
  }

  private func beatLater() {
    heartbeat = channel.eventLoop.assumeIsolated().scheduleTask(in: interval) {
      if !self.isWriting { self.write([.alive]) }
      self.beatLater()
    }
  }

  func offer(_ event: ServerSentEvent) {
    guard !isOver else { return }
    guard isWriting else { return write([event]) }
    // A viewer that reads slowly gets no other event: it requests the picture of the state.
    guard case .state(let state) = event else { return }
    if waiting != nil { missed += 1 }
    waiting = state
  }

  /// Reports that the daemon stops, and completes the answer. Doesn't wait for a viewer that reads nothing.
  func stop() {
    guard !isOver else { return }
    cancel()
    guard !isWriting else { return channel.close(promise: nil) }
    write([.stopped])
    let channel = channel
    channel.writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { _ in channel.close(promise: nil) }
  }

  func cancel() {
    isOver = true
    heartbeat?.cancel()
    heartbeat = nil
  }

  private func write(_ events: [ServerSentEvent]) {
    isWriting = true
    let text = events.map(\.text).joined()
    let part = HTTPServerResponsePart.body(.byteBuffer(channel.allocator.buffer(string: text)))
    channel.writeAndFlush(part).assumeIsolated().whenSuccess {
      self.isWriting = false
      guard !self.isOver, let state = self.waiting else { return }
      let missed = self.missed
      self.waiting = nil
      self.missed = 0
      self.write((missed > 0 ? [.missed(missed)] : []) + [.state(state)])
    }
  }
}
