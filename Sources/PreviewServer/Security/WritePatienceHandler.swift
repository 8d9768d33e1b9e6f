// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore

/// Closes a connection whose client reads nothing of its answer for too long: it would keep the answer's memory forever. It
/// precedes all other handlers, next to the socket.
final class WritePatienceHandler: ChannelOutboundHandler, ChannelInboundHandler {
  typealias OutboundIn = IOData
  typealias InboundIn = ByteBuffer

  private let patience: TimeAmount
  /// The number of writes that the system hasn't accepted yet.
  private var waiting = 0
  private var deadline = NIODeadline.distantFuture
  private var timer: Scheduled<Void>?

  init(limits: PageLimits) { patience = limits.writePatience }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let promise = promise ?? context.eventLoop.makePromise()
    if waiting == 0 { deadline = .now() + patience }
    waiting += 1
    let channel = context.channel
    promise.futureResult.assumeIsolated().whenComplete { _ in
      self.waiting -= 1
      self.deadline = .now() + self.patience
      if self.waiting == 0 { self.stopTimer() }
    }
    if timer == nil { startTimer(channel) }
    context.write(data, promise: promise)
  }

  func channelInactive(context: ChannelHandlerContext) {
    stopTimer()
    context.fireChannelInactive()
  }

  /// Progress moves the deadline; the timer is then started again.
  private func startTimer(_ channel: any Channel) {
    timer = channel.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) {
      self.timer = nil
      guard self.waiting > 0 else { return }
      if self.deadline > .now() { self.startTimer(channel) } else { channel.close(promise: nil) }
    }
  }

  private func stopTimer() {
    timer?.cancel()
    timer = nil
  }
}
