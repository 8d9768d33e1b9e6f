// SPDX-License-Identifier: GPL-3.0-or-later

import PreviewState
import TableSpec

/// Turns a spec's bytes, or an editor's table, into previews. ``SpecRendering`` implements it for the daemons of the command line
/// and of the shell; tests have other implementations.
package protocol PreviewRendering: Sendable {
  /// Called on the daemon's threads, under a `WorkProgress`; calls may overlap.
  ///
  /// - Parameters:
  ///   - path: the spec's path as the user gave it, for messages and for naming outputs.
  ///   - isConfirmed: whether the user has confirmed the spec: then it is never doubted.
  /// - Returns: `nil` if the work was cancelled.
  func render(spec bytes: [UInt8], path: String, isConfirmed: Bool) -> SpecOutcome<DrawnPreviews>?

  /// The same for the table of an editor.
  func render(_ edited: EditedSpec, path: String) -> SpecOutcome<DrawnPreviews>?

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

/// The previews of one state of a spec, not written yet.
package struct DrawnPreviews: Sendable {
  package let outputs: [PreviewOutput]
  /// Makes the previews that another program draws, which takes long; `nil` if there are none.
  package let draw: (@Sendable () -> [PreviewOutput])?
  /// Remembers the state that is shown now. Called at most once, directly before the outputs are written and in the same order.
  package let show: @Sendable () -> Void
  /// Describes the difference from the state shown before. Called after the outputs are written, because readers wait for them.
  package let summary: @Sendable () -> String

  package init(
    _ outputs: [PreviewOutput], draw: (@Sendable () -> [PreviewOutput])? = nil,
    show: @escaping @Sendable () -> Void, summary: @escaping @Sendable () -> String
  ) {
    self.outputs = outputs
    self.draw = draw
    self.show = show
    self.summary = summary
  }
}
