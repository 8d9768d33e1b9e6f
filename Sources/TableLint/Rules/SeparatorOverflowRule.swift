// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds separators that end outside their row. An example is a separator with a left inset that is as wide as its cell.
enum SeparatorOverflowRule: LintRule {
  static let id = "SEP-OVERFLOW"
  static let summary = "A separator extends past its row's edge."

  static func findings(in subject: LintSubject) -> [Finding] {
    let rows = subject.rows.filter { row in
      row.frames.separators.contains {
        $0.frame.maxX > row.frames.frame.maxX || $0.frame.minX < row.frames.frame.minX
      }
    }
    return subject.findings(
      Self.self, .lostDrawing, in: rows, by: .separatorLength,
      message: { row in
        let cell = row.frames.frame
        let over = row.frames.separators.map { max($0.frame.maxX - cell.maxX, cell.minX - $0.frame.minX) }
        let isClipped = row.frames.separators.allSatisfy { line in
          let visible = subject.environment.visible(line.frame, ofRow: cell)
          return visible.minX >= cell.minX && visible.maxX <= cell.maxX
        }
        return "the separator extends \(over.max() ?? .zero) pt past the row's edge"
          + (isClipped ? ", where the table view clips it" : "")
      },
      advice: { level, _ in
        [
          Advice(
            .unset("separator.length", at: level),
            effect: ", so that it is as wide as the row minus both insets")
        ]
      }, isFixable: true)
  }
}
