// SPDX-License-Identifier: GPL-3.0-or-later

import PreviewState
import SpecFiles
import Synchronization
import TableSpec

/// An editor that has a daemon's spec open. It learns of each save, and sends the table that the previews show with
/// ``WatchDaemon/edit(_:_:then:)``.
package final class SpecEditor: Sendable {
  private let loader: SpecLoader
  /// The spec as it was last read without a fault.
  private let latest: Mutex<LoadedSpec?>
  private let onRead: @Sendable (Result<LoadedSpec, SpecFault>) -> Void

  /// - Parameters:
  ///   - opened: the spec as the editor has read it.
  ///   - onRead: called for the spec's first state and for each save, on a queue of the daemon's.
  package init(
    opened: LoadedSpec?, loader: SpecLoader,
    onRead: @escaping @Sendable (Result<LoadedSpec, SpecFault>) -> Void
  ) {
    self.loader = loader
    latest = Mutex(opened)
    self.onRead = onRead
  }

  /// - Returns: why the spec can't be shown, or nil, and the files that it includes.
  func read(_ order: ReadOrder) -> (SpecFault?, [SpecDependency]) {
    let outcome: SpecOutcome<LoadedSpec> =
      switch order.state {
      case .content(let bytes):
        loader.reading(
          bytes, of: order.spec, after: latest.withLock { $0 }, isConfirmed: order.isConfirmed,
          showingAtOnce: "'reload'")
      case .faulty(let fault): SpecOutcome(.failure(fault))
      case .edited(let edited): SpecOutcome(.success(edited.spec()))
      }
    onRead(outcome.result)
    switch outcome.result {
    case .success(let spec):
      latest.withLock { $0 = spec }
      return (nil, outcome.dependencies)
    case .failure(let fault): return (fault, outcome.dependencies)
    }
  }
}
