// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import Synchronization

/// The open connections. If there are too many, those that haven't shown the page's token are closed first,
/// so that many silent clients can't lock out others.
final class ConnectionRegister: Sendable {
  enum Phase: Sendable {
    /// Hasn't sent an acceptable request yet.
    case unknown
    /// Is idle between two requests.
    case resting
    /// Receives an answer.
    case answering
    /// Was asked to close.
    case leaving
  }

  private struct Connection {
    let channel: any Channel
    let number: Int
    var phase = Phase.unknown
    var stop: (@Sendable () -> Void)?
  }

  private struct State {
    var connections: [ObjectIdentifier: Connection] = [:]
    var last = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) { self.limit = limit }

  /// - Returns: whether it was accepted.
  func add(_ channel: any Channel) -> Bool {
    let (isTaken, victim) = state.withLock { state -> (Bool, (any Channel)?) in
      let present = state.connections.filter { $0.value.phase != .leaving }
      var victim: (key: ObjectIdentifier, value: Connection)?
      if present.count >= limit {
        victim = Self.oldest(present, .unknown) ?? Self.oldest(present, .resting)
        guard let victim else { return (false, nil) }
        state.connections[victim.key]?.phase = .leaving
      }
      state.last += 1
      state.connections[ObjectIdentifier(channel)] = Connection(channel: channel, number: state.last)
      return (true, victim?.value.channel)
    }
    victim?.close(promise: nil)
    guard isTaken else { return false }
    channel.closeFuture.whenComplete { [weak self] _ in
      self?.state.withLock { $0.connections[ObjectIdentifier(channel)] = nil }
    }
    return true
  }

  private static func oldest(
    _ connections: [ObjectIdentifier: Connection], _ phase: Phase
  ) -> (key: ObjectIdentifier, value: Connection)? {
    connections.filter { $0.value.phase == phase }.min { $0.value.number < $1.value.number }
  }

  func set(_ phase: Phase, of channel: any Channel) {
    state.withLock { state in
      guard state.connections[ObjectIdentifier(channel)]?.phase != .leaving else { return }
      state.connections[ObjectIdentifier(channel)]?.phase = phase
    }
  }

  /// - Parameter stop: ends the connection soon, after a current answer; called on any thread.
  func onStop(of channel: any Channel, _ stop: @escaping @Sendable () -> Void) {
    state.withLock { $0.connections[ObjectIdentifier(channel)]?.stop = stop }
  }

  /// Asks all connections to end.
  ///
  /// - Returns: futures that complete when the connections are closed.
  func stopAll() -> [EventLoopFuture<Void>] {
    let all = state.withLock { Array($0.connections.values) }
    for connection in all {
      if let stop = connection.stop { stop() } else { connection.channel.close(promise: nil) }
    }
    return all.map(\.channel.closeFuture)
  }
}
