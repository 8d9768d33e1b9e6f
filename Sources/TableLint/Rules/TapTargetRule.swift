// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds rows that are less than 44 points high. Source: Apple's guidelines.
enum TapTargetRule: LintRule {
  static let id = "TAP-TARGET"
  static let summary = "A row is less than 44 points high."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.findings(
      Self.self, in: subject.rows.filter { $0.frames.frame.height < 44 }, by: .rowHeight,
      message: { "the row is \($0.frames.frame.height) pt high" },
      hint: "make it at least 44 pt high, Apple's minimum for touch targets")
  }
}
