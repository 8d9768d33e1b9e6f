// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Synchronization

/// Where answers that need no rendering are made, and the states of the streams. Never the daemon's queue, and never
/// an event loop: neither waits for anything.
final class StateQueue: Sendable {
  private let queue = DispatchQueue(label: "PageServer.state", qos: .userInitiated)
  private let hasEnded = Mutex(false)

  /// Does `body` in its turn; not at all after ``end()``.
  func async(_ body: @escaping @Sendable () -> Void) {
    queue.async { [self] in
      if !hasEnded.withLock({ $0 }) { body() }
    }
  }

  /// Ends for good: once this returns, nothing is done any more. What it hands to an event loop may thus be shut down.
  func end() {
    hasEnded.withLock { $0 = true }
    queue.sync {}
  }
}
