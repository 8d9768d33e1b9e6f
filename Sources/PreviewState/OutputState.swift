// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// What one output file shows, beside what its spec says.
package enum OutputState: Sendable, Equatable {
  /// What the spec says; new bytes came just now.
  case written
  /// What the spec says; it held these bytes already and was left alone.
  case unchanged
  /// A picture of an older state, which says so itself.
  case stale(StaleNote)
  /// A picture of an older state that looks like the newest: the mark could not be written, and why.
  case unmarked(StaleNote, reason: String)
  /// No picture.
  case missing(StaleNote)
  /// A file that roundtable did not make, left as it was.
  case foreign(StaleNote)
  /// A picture of an older state, or none: the newest is being drawn.
  case drawing(StaleNote)

  /// Whether it shows what the spec says. Nothing else does: an output is stale by itself or not at all.
  package var isTrue: Bool { note == nil }

  /// Whether there is no picture at all.
  package var isMissing: Bool { if case .missing = self { true } else { false } }

  /// Since when it does not show what the spec says, and why; `nil` while it does.
  package var note: StaleNote? {
    switch self {
    case .written, .unchanged: nil
    case .stale(let note), .unmarked(let note, _), .missing(let note), .foreign(let note), .drawing(let note):
      note
    }
  }

  /// Whether there is an older picture in it.
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

/// One output file of a spec, and how it stands.
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
}

/// Why a preview is not what its spec says now.
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

/// One picture of a spec: a file to keep true, or text for the terminal.
package struct PreviewOutput: Sendable, Equatable {
  /// The file to write; nil when the bytes are for the reporter only.
  package let path: String?
  package let bytes: [UInt8]
  /// Whether the reporter should show the bytes.
  package let isTerminal: Bool
  /// Why it could not be drawn; `nil` where the bytes are the picture.
  package let problem: String?

  package init(path: String?, bytes: [UInt8], isTerminal: Bool = false, problem: String? = nil) {
    self.path = path
    self.problem = problem
    self.bytes = bytes
    self.isTerminal = isTerminal
  }
}
