// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Finds wrapping rows with automatic heights and no background colour on iOS 26. Source: one public report
/// of wrong heights.
enum AutomaticDimensionRule: LintRule {
  static let id = "AUTO-DIM-26"
  static let summary = "Wrapping rows without a background colour may be too short on iOS 26."

  static func findings(in subject: LintSubject) -> [Finding] {
    guard subject.environment.profile.id == .iOS26 else { return [] }
    let rows = subject.rows.filter { row in
      row.row.numberOfLines != 1 && row.look[.rowHeight] == .automatic
        && subject.level(of: .rowColor, at: row.path) == nil
    }
    return subject.findings(
      Self.self, .systemDefault, in: rows, by: .rowColor,
      message: { _ in "the automatic height of wrapping rows may be wrong on iOS 26 (one public report)" },
      advice: { level, rows in
        [
          Advice(
            .set("rowColor", .color(rows[0].look[.rowColor]), at: level),
            effect: " or another colour, so that cells have their own")
        ]
      })
  }
}
