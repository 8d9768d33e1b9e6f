// SPDX-License-Identifier: GPL-3.0-or-later

import PreviewState
import TableSpec

/// Turns a spec's bytes into previews. The daemon knows nothing of tables; the executable passes an
/// implementation.
package protocol PreviewRendering: Sendable {
  /// Called on the daemon's threads, under a `WorkProgress`; calls may overlap.
  ///
  /// - Parameters:
  ///   - path: the spec's path as the user gave it, for messages and for naming outputs.
  ///   - isConfirmed: whether the user has confirmed the spec: then it is never doubted.
  func render(spec bytes: [UInt8], path: String, isConfirmed: Bool) -> PreviewResult

  /// The same for the table of an editor.
  func render(_ edited: EditedSpec, path: String) -> PreviewResult

  /// The paths of the spec's preview files.
  func outputPaths(of spec: String) -> [String]

  /// Those of them that another program draws after the others are written: PNG and PDF.
  func drawnPaths(of spec: String) -> [String]

  /// The previews of the last good state, made again; empty before the first.
  ///
  /// - Parameter drawn: whether to make those that another program draws, or all others.
  func lastGood(of spec: String, drawn: Bool) -> [PreviewOutput]

  /// The last good picture, drawn again with the mark, in a format that a ``StaleMark`` can't be added to.
  ///
  /// - Returns: `nil` if that isn't possible, or the work was cancelled.
  func redrawn(_ path: String, of spec: String, marked note: StaleNote) -> [UInt8]?
}

extension PreviewRendering {
  package func drawnPaths(of spec: String) -> [String] { [] }

  package func redrawn(_ path: String, of spec: String, marked note: StaleNote) -> [UInt8]? { nil }
}

/// The result of rendering one spec.
package enum PreviewResult: Sendable {
  /// - `show`: called at most once, directly before the outputs are written and in the same order: it remembers the state that
  ///   is shown now.
  /// - `summary`: describes the difference from the state shown before. It is called after the outputs are written, because
  ///   readers wait for them.
  /// - `draw`: makes the previews that another program draws, which takes long; `nil` if there are none.
  case rendered(
    [PreviewOutput], draw: (@Sendable () -> [PreviewOutput])? = nil, dependencies: [SpecDependency] = [],
    show: @Sendable () -> Void, summary: @Sendable () -> String)
  case failed(SpecFault, dependencies: [SpecDependency] = [])
  /// The work was cancelled; there is no result.
  case cancelled
}
