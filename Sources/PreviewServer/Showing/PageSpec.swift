// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import PreviewState

/// Where one spec stands, as the page shows it.
struct PageSpec: Sendable {
  enum Status: String, Sendable {
    /// Not looked at yet.
    case waiting
    case good
    /// Broken now; the last good picture is shown.
    case stale
    /// Broken, and there is no good picture yet.
    case failed
  }

  /// As on the command line.
  let path: String
  /// No more of the path than tells it from the others.
  var name: String
  /// Counts what there was to show.
  var revision = 0
  var status = Status.waiting
  /// Whether it is broken because there is no such file.
  var isMissing = false
  /// As the daemon says it: `2026-11-21 08:41:07 UTC`.
  var since: String?
  var problem: String?
  /// Files that could not be written or drawn, while the spec is good and its picture here true.
  var untrue: [OutputReport] = []

  /// ``untrue`` in words, one a line.
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

  var localSince: String? { since.map(WallClock.local) }
  /// What is wrong, and since when.
  var alarm: String { (isMissing ? "Missing" : "Broken") + (localSince.map { " since \($0)" } ?? "") }
}
