// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry
import TableLayout
import TableModel

/// One check. A rule is one file, found by a line in ``Linter/rules``; its examples are its tests.
package protocol LintRule: Sendable {
  /// As findings name it: `SEP-OVERFLOW`.
  static var id: String { get }
  /// One sentence.
  static var summary: String { get }
  /// Tables with nothing to find.
  static var good: [Table] { get }
  /// Tables with something to find.
  static var bad: [Table] { get }

  static func findings(in subject: LintSubject) -> [Finding]
}

/// One row as rules see it: its frames and its look with nothing left open.
///
/// A class: a dozen rules go through all rows, and to hand over a copy of all that took longer than what they look at.
final class LintRow: Sendable {
  let path: Table.IndexPath
  let row: Row
  let frames: FrameTree.Row
  let look: ResolvedLook

  init(path: Table.IndexPath, row: Row, frames: FrameTree.Row, look: ResolvedLook) {
    self.path = path
    self.row = row
    self.frames = frames
    self.look = look
  }
}

/// Short tables for the rules' examples.
enum LintExample {
  static func table(
    style: TableStyle = .insetGrouped, rows: Int = 2, _ change: (inout Table) -> Void = { _ in }
  ) -> Table {
    var table = Table(
      info: Table.Info(style: style),
      sections: [Section(rows: (0..<rows).map { Row(title: "Row \($0)") })])
    change(&table)
    return table
  }
}
