// SPDX-License-Identifier: GPL-3.0-or-later

import TableSpec

/// An event that a daemon reports.
package enum WatchEvent: Sendable, Equatable {
  /// Every spec has been looked at and rendered, or reported, once.
  case ready(specs: [String])
  /// Specs that were added to a folder are now watched.
  case added(specs: [String])
  /// A spec can be shown. Each of its outputs says for itself whether it could be written.
  case rendered(RenderReport)
  /// A spec can't be shown since a time; its outputs keep their last good preview. Reported once per distinct
  /// state.
  case failed(FailureReport)
  /// The PNG and PDF of a spec were drawn, after its other outputs.
  case drawn(DrawingReport)
  /// Reported before the `rendered` of the first good state after a failure.
  case recovered(spec: String)
  /// The previews can be seen at an address, too.
  case serving(address: String)
  /// A file that the page wrote, or an editor that it started, if `--edit` allows it.
  case page(PageAct)
  /// The watcher changed its method; the text says why.
  case notice(String)
  /// The daemon ended; with the files that aren't current then.
  case stopped(StopReason, untrue: [OutputReport])
}

/// Something that the page did outside of the browser.
package struct PageAct: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case wrote, opened, failed
  }

  package let kind: Kind
  /// The file that it was done to, as the daemon names it.
  package let file: String
  /// Counted from 1.
  package let line: Int
  /// `wrote cornerRadius 12 to settings.yaml line 8`.
  package let text: String

  package init(_ kind: Kind, file: String, line: Int, text: String) {
    self.kind = kind
    self.file = file
    self.line = line
    self.text = text
  }
}

/// One finished render: what the executable prints a line about.
package struct RenderReport: Sendable, Equatable {
  package let spec: String
  package let summary: String
  /// The current states of the spec's files.
  package let outputs: [OutputReport]
  /// Its files that a program still has to draw.
  package let undrawn: [String]
  /// Outputs for the terminal.
  package let terminal: [PreviewOutput]
  /// From the bytes' arrival to the last output's rename. For this line only, never for an output.
  package let duration: Duration

  package init(
    spec: String, summary: String, outputs: [OutputReport], undrawn: [String] = [], terminal: [PreviewOutput],
    duration: Duration
  ) {
    self.spec = spec
    self.undrawn = undrawn
    self.summary = summary
    self.outputs = outputs
    self.terminal = terminal
    self.duration = duration
  }

  /// Files that hold new bytes now.
  package var written: [String] { outputs.filter { $0.state == .written }.map(\.path) }
  /// Files that had these bytes already and weren't written.
  package var unchanged: [String] { outputs.filter { $0.state == .unchanged }.map(\.path) }
  /// Files that another program had changed, and that were written again.
  package var repaired: [String] { outputs.filter(\.isRepaired).map(\.path) }
  /// Files that could not be written: all others show what the spec says.
  package var unwritten: [OutputReport] { outputs.filter { !$0.state.isTrue } }

  /// Whether any file changed.
  package var isChanged: Bool { !written.isEmpty }
}

/// A spec that cannot be shown: what the executable prints its problems from.
package struct FailureReport: Sendable, Equatable {
  package let spec: String
  package let fault: SpecFault
  /// Since when: `2026-11-21 08:41:07 UTC`.
  package let since: String
  /// The current states of the spec's files.
  package let outputs: [OutputReport]
  /// Its files that a program still has to draw again, with a mark.
  package let undrawn: [String]

  package init(
    spec: String, fault: SpecFault, since: String, outputs: [OutputReport], undrawn: [String] = []
  ) {
    self.spec = spec
    self.undrawn = undrawn
    self.fault = fault
    self.since = since
    self.outputs = outputs
  }

  /// All problems of the spec, one or more lines, ready to print.
  package var description: String { fault.description }

  /// Whether there is a last good preview, marked or not.
  package var keepsPreview: Bool { outputs.contains { $0.state.isStale } }
  /// Files that look like the newest and are not.
  package var unmarked: [OutputReport] {
    outputs.filter { if case .unmarked = $0.state { true } else { false } }
  }
}

/// PNG and PDF of one render, drawn and written.
package struct DrawingReport: Sendable, Equatable {
  package let spec: String
  /// The current states of these files.
  package let outputs: [OutputReport]
  /// From the program's start to the last file's rename.
  package let duration: Duration

  package init(spec: String, outputs: [OutputReport], duration: Duration) {
    self.spec = spec
    self.outputs = outputs
    self.duration = duration
  }

  /// Files that hold new bytes now.
  package var written: [String] { outputs.filter { $0.state == .written }.map(\.path) }
  /// Files that had these bytes already and weren't written.
  package var unchanged: [String] { outputs.filter { $0.state == .unchanged }.map(\.path) }
  /// Files that don't show the spec's newest state.
  package var untrue: [OutputReport] { outputs.filter { !$0.state.isTrue } }

  /// Whether any file changed.
  package var isChanged: Bool { !written.isEmpty }
}

/// A duration in milliseconds with one decimal.
package enum Milliseconds {
  package static func text(_ duration: Duration) -> String {
    let tenths = duration.components.seconds * 10_000 + duration.components.attoseconds / 100_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
