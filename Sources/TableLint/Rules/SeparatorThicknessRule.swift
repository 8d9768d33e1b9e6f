// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds lines whose thickness isn't a whole number of pixels, which are drawn blurred or doubled.
enum SeparatorThicknessRule: LintRule {
  static let id = "SEP-THICK"
  static let summary = "A separator's thickness is not a whole number of pixels."

  static func findings(in subject: LintSubject) -> [Finding] {
    let grid = subject.environment.grid
    let rows = subject.rows.filter { row in
      row.frames.separators.contains { grid.floor($0.frame.height) != $0.frame.height }
    }
    return subject.findings(
      Self.self, .unlikeSetting, in: rows, by: .separatorThickness,
      message: { row in
        "the separator is \(row.look[.separatorThickness]) pt thick, which is not a whole number of pixels at \(grid.scale)x"
      },
      advice: { level, _ in
        [
          Advice(
            .set("separator.thickness", .points(.zero), at: level),
            effect: " to draw one pixel, \(grid.hairline) pt at \(grid.scale)x")
        ]
      }, isFixable: true)
  }
}
