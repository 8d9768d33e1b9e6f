// SPDX-License-Identifier: GPL-3.0-or-later

import Daemon

/// Hears what a daemon does. Called on the queue that takes saves and signals, one call at a time: it must not
/// wait for anybody.
package protocol WatchReporting: Sendable {
  func report(_ event: WatchEvent)

  /// Calls `body` when what was reported so far has been written, or soon after: never later than a reader
  /// who stands still could make it.
  func whenReported(_ body: @escaping @Sendable () -> Void)
}

extension WatchReporting {
  package func whenReported(_ body: @escaping @Sendable () -> Void) { body() }
}
