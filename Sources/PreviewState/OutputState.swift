// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The content of one output file, compared with its spec.
package enum OutputState: Sendable, Equatable {
  /// Current: the file was written just now.
  case written
  /// Current: the file had these bytes already and wasn't written.
  case unchanged
  /// An older picture that is marked as stale.
  case stale(StaleNote)
  /// An older picture that looks current, because the mark couldn't be written; with the reason.
  case unmarked(StaleNote, reason: String)
  /// No picture.
  case missing(StaleNote)
  /// A file that roundtable didn't make, and didn't change.
  case foreign(StaleNote)
  /// An older picture, or none, while the newest is drawn.
  case drawing(StaleNote)

  /// Whether the file shows the spec's newest state. Each output is current or stale independently of the
  /// others.
  package var isTrue: Bool { note == nil }

  /// Whether there is no picture at all.
  package var isMissing: Bool { if case .missing = self { true } else { false } }

  /// Since when and why the file isn't current; `nil` if it is current.
  package var note: StaleNote? {
    switch self {
    case .written, .unchanged: nil
    case .stale(let note), .unmarked(let note, _), .missing(let note), .foreign(let note), .drawing(let note):
      note
    }
  }

  /// Whether the file has an older picture.
  package var isStale: Bool {
    switch self {
    case .stale, .unmarked: true
    case .written, .unchanged, .missing, .foreign, .drawing: false
    }
  }

  /// For programs: `current`, `stale`, `unmarked`, `missing`, `foreign` or `drawing`.
  package var name: String {
    switch self {
    case .written, .unchanged: "current"
    case .stale: "stale"
    case .unmarked: "unmarked"
    case .missing: "missing"
    case .foreign: "foreign"
    case .drawing: "drawing"
    }
  }
}

/// One output file of a spec, and its state.
package struct OutputReport: Sendable, Equatable {
  package let path: String
  package let state: OutputState
  /// Whether another program had changed the file since it was written, and it was written again.
  package let isRepaired: Bool

  package init(path: String, state: OutputState, isRepaired: Bool = false) {
    self.path = path
    self.isRepaired = isRepaired
    self.state = state
  }

  /// On one line, for people: `'s.svg' is stale but not marked (no space left on the device)`.
  package var words: String {
    let name = "'\(VisibleText.line(path))'"
    return switch state {
    case .written, .unchanged: "\(name) is up to date"
    case .stale: "\(name) is marked as stale"
    case .unmarked(_, let reason): "\(name) is stale but not marked (\(VisibleText.line(reason)))"
    case .missing: "\(name) is missing"
    case .foreign: "\(name) is not a preview, so it was not overwritten"
    case .drawing: "\(name) is not drawn yet"
    }
  }

  /// Why the file couldn't be written, and what it shows instead, on one line; `nil` if it is current.
  package var complaint: String? {
    state.note.map { "error: \(VisibleText.line($0.reason))" + (state.isStale ? "; " + words : "") }
  }
}

/// Why a preview doesn't show its spec's newest state.
package struct StaleNote: Hashable, Sendable {
  /// Since when: `2026-11-21 08:41:07 UTC`.
  package let since: String
  /// The first problem, on one line, with its place: `settings.yaml:2:1: error: …`.
  package let reason: String

  /// - Parameter description: all problems; the first line counts.
  package init(since: String, description: String) {
    self.since = since
    reason = description.split(separator: "\n").first.map(String.init) ?? description
  }
}

/// One picture of a spec: a file to keep current, or text for the terminal.
package struct PreviewOutput: Sendable, Equatable {
  /// The file to write; nil when the bytes are for the reporter only.
  package let path: String?
  package let bytes: [UInt8]
  /// Whether the reporter should show the bytes.
  package let isTerminal: Bool
  /// Why it couldn't be drawn; `nil` if `bytes` is the picture.
  package let problem: String?

  package init(path: String?, bytes: [UInt8], isTerminal: Bool = false, problem: String? = nil) {
    self.path = path
    self.problem = problem
    self.bytes = bytes
    self.isTerminal = isTerminal
  }
}
