// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import Synchronization

/// The viewers that listen for events.
final class EventHub: Sendable {
  private struct Viewer: Sendable {
    let channel: any Channel
    let stream: NIOLoopBound<EventStream>
  }

  private let viewers = Mutex<[ObjectIdentifier: Viewer]>([:])

  /// Call it on the channel's event loop.
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
