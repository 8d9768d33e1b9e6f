// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds lines at the ends of a rounded group, which cut its corners.
enum SeparatorEdgeRule: LintRule {
  static let id = "SEP-EDGE"
  static let summary = "Full-width separators are drawn at the rounded ends of a group."

  static func findings(in subject: LintSubject) -> [Finding] {
    let rows = subject.rows.filter { row in
      row.look[.separatorSectionEdges] && row.look[.separatorStyle] == .singleLine
        && !row.frames.cornerRadii.isZero
    }
    return subject.findings(
      Self.self, .unlikeSetting, in: rows, by: .separatorSectionEdges,
      message: { _ in "separators are drawn along the rounded ends of the group" },
      advice: { level, _ in
        [
          Advice(
            .set("separator.sectionEdges", false, at: level),
            effect: ", which hides the lines above the first row and below the last")
        ]
      }, isFixable: true)
  }
}
