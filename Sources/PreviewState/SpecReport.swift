// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableSpec

/// The state of a spec and of its files, after a render or a drawing.
package struct SpecReport: Sendable, Equatable {
  package let spec: String
  /// Why the spec can't be shown; `nil` if its newest state is shown.
  package let fault: SpecFault?
  /// Since when it has been faulty: `2026-11-21 08:41:07 UTC`; `nil` if it isn't.
  package let since: String?
  /// The difference from the state that was shown before.
  package let summary: String
  /// The current states of the spec's files.
  package internal(set) var outputs: [OutputReport]
  /// Its files that a program still has to draw: PNG and PDF.
  package let undrawn: [String]
  /// Outputs for the terminal.
  package let terminal: [PreviewOutput]
  /// From the bytes' arrival, or a drawing's start, to the last output's rename. It isn't part of any output.
  package let duration: Duration

  package init(
    spec: String, summary: String = "", outputs: [OutputReport], undrawn: [String] = [],
    terminal: [PreviewOutput] = [], duration: Duration
  ) {
    self.spec = spec
    fault = nil
    since = nil
    self.summary = summary
    self.outputs = outputs
    self.undrawn = undrawn
    self.terminal = terminal
    self.duration = duration
  }

  /// The report of a faulty spec, whose files keep their last good preview.
  package init(
    spec: String, fault: SpecFault, since: String, outputs: [OutputReport], undrawn: [String] = []
  ) {
    self.spec = spec
    self.fault = fault
    self.since = since
    summary = ""
    self.outputs = outputs
    self.undrawn = undrawn
    terminal = []
    duration = .zero
  }

  /// Files that hold new bytes now.
  package var written: [String] { outputs.filter { $0.state == .written }.map(\.path) }
  /// Files that had these bytes already and weren't written.
  package var unchanged: [String] { outputs.filter { $0.state == .unchanged }.map(\.path) }
  /// Files that another program had changed, and that were written again.
  package var repaired: [String] { outputs.filter(\.isRepaired).map(\.path) }
  /// Files that don't show the spec's newest state.
  package var untrue: [OutputReport] { outputs.filter { !$0.state.isTrue } }
  /// Files that look current and aren't.
  package var unmarked: [OutputReport] {
    outputs.filter { if case .unmarked = $0.state { true } else { false } }
  }

  /// A line for each file that another program had changed.
  package var repairs: [String] {
    repaired.map { "note: another program changed '\(VisibleText.line($0))'; it was written again" }
  }

  /// Whether any file changed.
  package var isChanged: Bool { !written.isEmpty }
  /// Whether there is a last good preview, marked or not.
  package var keepsPreview: Bool { outputs.contains { $0.state.isStale } }

  /// Replaces the states of some files.
  mutating func replace(_ reports: [OutputReport]) {
    let paths = Set(reports.map(\.path))
    outputs = reports + outputs.filter { !paths.contains($0.path) }
  }
}
