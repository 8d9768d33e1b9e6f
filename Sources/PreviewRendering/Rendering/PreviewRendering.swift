// SPDX-License-Identifier: GPL-3.0-or-later

import PreviewState
import TableSpec

/// Turns a spec's bytes into previews. The daemon knows nothing of tables; the executable brings this.
package protocol PreviewRendering: Sendable {
  /// Called on threads of the daemon's own, under a `WorkProgress`; calls may overlap.
  ///
  /// - Parameters:
  ///   - path: the spec's path as the user gave it, for messages and for naming outputs.
  ///   - isConfirmed: whether the spec is meant as it is: then the answer is never `doubtful`.
  func render(spec bytes: [UInt8], path: String, isConfirmed: Bool) -> PreviewResult

  /// The files in which the spec's previews are kept.
  func outputPaths(of spec: String) -> [String]

  /// Those of them that a program draws, after the others were written: PNG and PDF.
  func drawnPaths(of spec: String) -> [String]

  /// The previews of what was shown last, made again; empty before the first.
  ///
  /// - Parameter drawn: whether those that a program draws are asked for, or all others.
  func lastGood(of spec: String, drawn: Bool) -> [PreviewOutput]

  /// The last good picture of a format that a ``StaleMark`` cannot be put into, drawn again with the mark in it.
  ///
  /// - Returns: nil where that cannot be done, or nobody wants it any more.
  func redrawn(_ path: String, of spec: String, marked note: StaleNote) -> [UInt8]?
}

extension PreviewRendering {
  package func drawnPaths(of spec: String) -> [String] { [] }

  package func redrawn(_ path: String, of spec: String, marked note: StaleNote) -> [UInt8]? { nil }
}

/// What became of one spec.
package enum PreviewResult: Sendable {
  /// - `show`: called at most once, right before the outputs are written and in the order in which they are:
  ///   what is shown now is remembered.
  /// - `summary`: says what differs from what was shown before. It is called after the outputs are written, because a
  ///   reader waits for them.
  /// - `draw`: makes those that a program draws, and takes long; `nil` where there are none.
  case rendered(
    [PreviewOutput], draw: (@Sendable () -> [PreviewOutput])? = nil, dependencies: [SpecDependency] = [],
    show: @Sendable () -> Void, summary: @Sendable () -> String)
  /// All problems of the spec, one or more lines, ready to print.
  case failed(description: String, dependencies: [SpecDependency] = [])
  /// Right, but likely a save that was cut short: not shown before it has stayed so, or somebody asks for it.
  case doubtful(description: String, dependencies: [SpecDependency] = [])
  /// The work was cancelled; there is nothing of it.
  case cancelled
}
