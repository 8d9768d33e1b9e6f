// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Synchronization

/// Prevents an interrupt from leaving a half-written file: an interrupt waits for a write that has begun, and
/// cancelled work can't begin a write.
package enum FileGate {
  private static let gate = Mutex(())

  static func withLock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result
  {
    var outcome: Swift.Result<Result, Failure>?
    gate.withLock { _ in
      do throws(Failure) { outcome = .success(try body()) } catch { outcome = .failure(error) }
    }
    guard let outcome else { preconditionFailure("withLock calls its body once") }
    return try outcome.get()
  }

  /// Writes, unless the current work was cancelled.
  ///
  /// - Returns: `nil` if it was cancelled.
  package static func write<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure)
    -> Result?
  {
    try withLock { () throws(Failure) -> Result? in
      WorkProgress.isCancelled ? nil : try body()
    }
  }
}
