// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import Synchronization

/// The viewers that listen for events.
final class EventHub: Sendable {
  private struct Viewer: Sendable {
    let channel: any Channel
    let stream: NIOLoopBound<EventStream>
  }

  private struct State {
    var viewers: [ObjectIdentifier: Viewer] = [:]
    var hasStopped = false
  }

  private let state = Mutex(State())

  /// Call this on the channel's event loop.
  func add(_ stream: EventStream, of channel: any Channel) {
    let viewer = Viewer(channel: channel, stream: NIOLoopBound(stream, eventLoop: channel.eventLoop))
    let isLate = state.withLock { state in
      state.viewers[ObjectIdentifier(channel)] = viewer
      return state.hasStopped
    }
    channel.closeFuture.whenComplete { [weak self] _ in
      self?.state.withLock { $0.viewers[ObjectIdentifier(channel)] = nil }
    }
    if isLate { stream.stop() }
  }

  var count: Int { state.withLock { $0.viewers.count } }

  func tell(_ event: ServerSentEvent) {
    for viewer in state.withLock({ Array($0.viewers.values) }) {
      viewer.channel.eventLoop.execute { viewer.stream.value.offer(event) }
    }
  }

  /// Tells the viewers that the daemon stops.
  ///
  /// - Returns: futures that complete when their connections are closed.
  func stop() -> [EventLoopFuture<Void>] {
    let viewers = state.withLock { state in
      state.hasStopped = true
      return Array(state.viewers.values)
    }
    for viewer in viewers { viewer.channel.eventLoop.execute { viewer.stream.value.stop() } }
    return viewers.map(\.channel.closeFuture)
  }
}

/// One message of a stream of events.
enum ServerSentEvent {
  /// A change of the picture: a ``PushedPicture``, written as one line of JSON. The event after it is the state of the same save.
  case picture(String)
  /// One line of JSON.
  case state(String)
  /// The number of states that were skipped before the next one, because the viewer read too slowly.
  case missed(Int)
  case stopped
  /// A heartbeat: distinguishes a live daemon from a frozen one.
  case alive

  var text: String {
    switch self {
    case .picture(let json): "event: picture\ndata: \(json)\n\n"
    case .state(let json): "event: state\ndata: \(json)\n\n"
    case .missed(let count): "event: missed\ndata: \(count)\n\n"
    case .stopped: "event: stopped\ndata: {}\n\n"
    // An event without data isn't delivered.
    case .alive: "event: alive\ndata: {}\n\n"
    }
  }
}
