// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// How far a long piece of work is, and whether anybody still wants it: a newer save, Ctrl-C or a signal make its
/// result useless, and whoever waits for long wants to see that it moves.
///
/// The one who starts the work binds a progress to it with ``run(_:)``; the work asks ``isCancelled`` or calls
/// ``advance(by:)`` at every row, and where the answer is no it leaves its loops early. What it has made by then is
/// partial: **whoever bound the progress looks at ``isCancelled-swift.property`` afterwards and throws the result
/// away.** Nothing between them needs an error to pass on.
///
/// The words are those of Foundation's `Progress`, which the core may not import.
package final class WorkProgress: Sendable {
  /// The work that this thread or task does; `nil` where nobody asked, and nothing is ever cancelled.
  @TaskLocal package static var current: WorkProgress?

  private let cancelled = Atomic(false)
  private let completed = Atomic(0)

  package init() {}

  /// Does `work` under this progress.
  package func run<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    // `withValue` forgets the type of what is thrown.
    var outcome: Swift.Result<Result, Failure>?
    Self.$current.withValue(self) {
      do throws(Failure) { outcome = .success(try work()) } catch { outcome = .failure(error) }
    }
    guard let outcome else { preconditionFailure("withValue calls its body once") }
    return try outcome.get()
  }

  /// Asks the work to come to an end, from any thread.
  package func cancel() { cancelled.store(true, ordering: .releasing) }

  package var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

  /// Units done so far: rows, in most work; from any thread.
  package var completedUnitCount: Int { completed.load(ordering: .relaxed) }

  /// Whether the current work is to come to an end.
  package static var isCancelled: Bool { current?.isCancelled ?? false }

  /// Counts units of the current work as done.
  ///
  /// - Returns: whether to go on; `false` once the work is cancelled.
  @discardableResult
  package static func advance(by units: Int = 1) -> Bool {
    guard let current else { return true }
    current.completed.add(units, ordering: .relaxed)
    return !current.isCancelled
  }
}
