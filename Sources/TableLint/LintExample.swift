// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableModel

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
