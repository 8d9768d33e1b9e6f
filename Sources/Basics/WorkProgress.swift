// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// The progress of a long piece of work: it counts units that are done and can cancel the work, when a newer
/// save, Ctrl-C or a signal makes its result useless.
///
/// The caller starts the work with ``run(_:)``. The work checks ``isCancelled`` or calls ``advance(by:)`` at
/// every row, and leaves its loops once it is cancelled. The result is then partial, although nothing is
/// thrown: **the caller must check ``isCancelled-swift.property`` afterwards and discard the result.**
///
/// The names are those of Foundation's `Progress`, which the core may not import.
package final class WorkProgress: Sendable {
  /// The progress of this thread's or task's work. Default: `nil`; the work is never cancelled.
  @TaskLocal package static var current: WorkProgress?

  private let cancelled = Atomic(false)
  private let completed = Atomic(0)
  private let parts = Atomic(0)
  private let finishedParts = Atomic(0)

  package init() {}

  /// Runs `work` with this progress as ``current``, and throws what it throws.
  package func run<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    // `withValue` loses the type of the thrown error.
    var outcome: Swift.Result<Result, Failure>?
    Self.$current.withValue(self) {
      do throws(Failure) { outcome = .success(try work()) } catch { outcome = .failure(error) }
    }
    guard let outcome else { preconditionFailure("withValue calls its body once") }
    return try outcome.get()
  }

  /// Cancels the work, from any thread. The work ends at its next check.
  package func cancel() { cancelled.store(true, ordering: .releasing) }

  /// Whether ``cancel()`` was called; from any thread.
  package var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

  /// The units done so far, which are usually rows; from any thread.
  package var completedUnitCount: Int { completed.load(ordering: .relaxed) }

  /// The parts of the work that are done, and all of them, such as the pictures of a sheet; `nil` if it has none. From any
  /// thread.
  package var doneParts: (done: Int, all: Int)? {
    let all = parts.load(ordering: .relaxed)
    return all == 0 ? nil : (finishedParts.load(ordering: .relaxed), all)
  }

  /// Says that the current work has a number of equal parts.
  package static func begin(parts: Int) { current?.parts.store(parts, ordering: .relaxed) }

  /// Counts a part of the current work as done.
  package static func finishPart() { current?.finishedParts.add(1, ordering: .relaxed) }

  /// Whether the current work is cancelled.
  package static var isCancelled: Bool { current?.isCancelled ?? false }

  /// Counts units of the current work as done. Default: one unit.
  ///
  /// - Returns: whether to continue; `false` once the work is cancelled.
  @discardableResult
  package static func advance(by units: Int = 1) -> Bool {
    guard let current else { return true }
    current.completed.add(units, ordering: .relaxed)
    return !current.isCancelled
  }
}
