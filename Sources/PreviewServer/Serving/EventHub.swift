// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import NIOCore
import Synchronization

/// The viewers that listen for events.
final class EventHub: Sendable {
  private struct Viewer: Sendable {
    let channel: any Channel
    let stream: NIOLoopBound<EventStream>
  }

  private let viewers = Mutex<[ObjectIdentifier: Viewer]>([:])

  /// Call this on the channel's event loop.
  func add(_ stream: EventStream, of channel: any Channel) {
    let viewer = Viewer(channel: channel, stream: NIOLoopBound(stream, eventLoop: channel.eventLoop))
    viewers.withLock { $0[ObjectIdentifier(channel)] = viewer }
    channel.closeFuture.whenComplete { [weak self] _ in
      self?.viewers.withLock { $0[ObjectIdentifier(channel)] = nil }
    }
  }

  var count: Int { viewers.withLock { $0.count } }

  /// - Parameter state: one line of JSON.
  func tell(_ state: String) {
    for viewer in viewers.withLock({ Array($0.values) }) {
      viewer.channel.eventLoop.execute { viewer.stream.value.offer(state) }
    }
  }
}

/// One message of a stream of events.
enum ServerSentEvent {
  /// One line of JSON.
  case state(String)
  /// The number of states that were skipped before the next one, because the viewer read too slowly.
  case missed(Int)
  case stopped
  /// A heartbeat: distinguishes a live daemon from a frozen one.
  case alive

  var text: String {
    switch self {
    case .state(let json): "event: state\ndata: \(json)\n\n"
    case .missed(let count): "event: missed\ndata: \(count)\n\n"
    case .stopped: "event: stopped\ndata: {}\n\n"
    // An event without data isn't delivered.
    case .alive: "event: alive\ndata: {}\n\n"
    }
  }
}

/// The queue that makes answers without rendering, and the states of the streams. It is separate from the daemon's queue and
/// from the event loops, which must never wait.
final class StateQueue: Sendable {
  private let queue = DispatchQueue(label: "PageServer.state", qos: .userInitiated)
  private let hasEnded = Mutex(false)

  /// Runs `body` on the queue, but not after ``end()``.
  func async(_ body: @escaping @Sendable () -> Void) {
    queue.async { [self] in
      if !hasEnded.withLock({ $0 }) { body() }
    }
  }

  /// Ends permanently: nothing runs after this returns, so the event loops that it uses may be shut down.
  func end() {
    hasEnded.withLock { $0 = true }
    queue.sync {}
  }
}
