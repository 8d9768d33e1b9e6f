// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch

/// Waits for the release of another daemon's lock, without a thread.
///
/// A daemon that is killed releases its lock, but leaves the file: no event reports that, so this looks.
package final class DaemonEnd: Sendable {
  /// The time between two looks. A look takes some microseconds, and a person hardly notices a second.
  private static let interval = DispatchTimeInterval.seconds(1)

  private let queue = DispatchQueue(label: "DaemonEnd", qos: .utility)
  private let lock: String
  private let onEnd: @Sendable () -> Void

  /// - Parameters:
  ///   - lock: ``DaemonError/takenLock``.
  ///   - onEnd: called once, on a queue of its own, unless this is released before.
  package init(ofLock lock: String, onEnd: @escaping @Sendable () -> Void) {
    self.lock = lock
    self.onEnd = onEnd
    queue.async { [weak self] in self?.look() }
  }

  private func look() {
    guard case .held = InstanceLock.state(at: lock) else { return onEnd() }
    queue.asyncAfter(deadline: .now() + Self.interval) { [weak self] in self?.look() }
  }
}
