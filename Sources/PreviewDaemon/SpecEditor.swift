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

  func read(_ order: ReadOrder) -> ReadReport {
    switch order.state {
    case .content(let bytes):
      let reading = loader.reading(
        bytes, of: order.spec, after: latest.withLock { $0 }, isConfirmed: order.isConfirmed,
        showingAtOnce: "'reload'")
      return report(reading.outcome, reading.dependencies)
    case .faulty(let fault): return report(.failure(fault))
    case .edited(let edited): return report(.success(edited.spec()))
    }
  }

  private func report(
    _ outcome: Result<LoadedSpec, SpecFault>, _ dependencies: [SpecDependency] = []
  ) -> ReadReport {
    onRead(outcome)
    switch outcome {
    case .success(let spec):
      latest.withLock { $0 = spec }
      return ReadReport(fault: nil, dependencies: dependencies)
    case .failure(let fault): return ReadReport(fault: fault, dependencies: dependencies)
    }
  }
}
