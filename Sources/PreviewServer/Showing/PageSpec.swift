// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import PreviewState
import TableSpec

/// The status of one spec, as the page shows it.
struct PageSpec: Sendable {
  enum Status: String, Sendable {
    /// Not rendered yet.
    case waiting
    case good
    /// Broken; the last good picture is shown.
    case stale
    /// Broken, without an earlier good picture.
    case failed
  }

  /// As on the command line.
  let path: String
  /// The shortest end of the path that distinguishes it from the other specs.
  var name: String
  /// Incremented with each change.
  var revision = 0
  /// The last render; `nil` before the first.
  var report: SpecReport?
  /// Files that could not be written or drawn, although the spec is good and its picture here is current.
  var untrue: [OutputReport] = []

  /// ``untrue`` as text, one file per line.
  var unwritten: String? {
    let lines = untrue.compactMap { output in
      output.state.note.map { note in
        VisibleText.line(note.reason) + (output.state.isStale ? "; " + output.words : "")
      }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  var summary = ""
  var duration = ""
  var time = ""

  /// - Parameter hasPicture: whether there is a good picture, of this state or of an earlier one.
  func status(hasPicture: Bool) -> Status {
    guard let report else { return .waiting }
    return report.fault == nil ? .good : hasPicture ? .stale : .failed
  }

  /// Whether it is broken because the file is missing.
  var isMissing: Bool { report?.fault?.kind == .missing }
  /// The errors of an invalid spec.
  var error: SpecError? { report?.fault?.error }
  var problem: String? { report?.fault.map { VisibleText.lines($0.description) } }
  var localSince: String? { report?.since.map(WallClock.local) }
  /// The problem's kind, and since when it exists.
  var alarm: String { (isMissing ? "Missing" : "Broken") + (localSince.map { " since \($0)" } ?? "") }
}
