// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Platform

/// Waits for the end of a daemon, without a thread.
package final class DaemonEnd: @unchecked Sendable {
  /// The time until the next look at a daemon that accepts no connection.
  private static let patience = DispatchTimeInterval.seconds(1)

  /// All state is confined to it.
  private let queue = DispatchQueue(label: "DaemonEnd", qos: .utility)
  private let socket: String
  private let onEnd: @Sendable () -> Void
  private var source: (any DispatchSourceRead)?
  private var isCancelled = false

  /// - Parameter onEnd: called once, on a queue of its own, unless this is cancelled or released before.
  package init(of daemon: DaemonAddress, onEnd: @escaping @Sendable () -> Void) {
    socket = daemon.socket
    self.onEnd = onEnd
    queue.async { [weak self] in self?.connect() }
  }

  deinit { source?.cancel() }

  package func cancel() {
    queue.sync {
      isCancelled = true
      source?.cancel()
      source = nil
    }
  }

  /// The daemon closes the connection of a client that asks nothing when it ends, or when it needs room for another one.
  private func connect() {
    guard !isCancelled else { return }
    switch UnixSocket.connect(to: socket, patience: 1) {
    case .noListener:
      isCancelled = true
      onEnd()
    case .busy: connectLater()
    case .open(let descriptor):
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor.number, queue: queue)
      source.setEventHandler { [weak self] in
        self?.source?.cancel()
        self?.source = nil
        self?.connectLater()
      }
      source.setCancelHandler { @Sendable in _ = descriptor.close() }
      self.source = source
      source.activate()
    }
  }

  private func connectLater() {
    queue.asyncAfter(deadline: .now() + Self.patience) { [weak self] in self?.connect() }
  }
}
