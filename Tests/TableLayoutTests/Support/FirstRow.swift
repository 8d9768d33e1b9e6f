// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Measures the first row of a table.
enum FirstRow {
  /// The y positions of the baselines of a role's texts, in points from the top of the first row.
  static func baselines(_ table: Table, _ role: DisplayItem.Role) -> [Points] {
    let top = LaidOutTable(table).rectForRow(at: .init(row: 0, section: 0)).minY
    return LaidOutTable(table).displayList().items.compactMap { item in
      guard item.role == role, case .text(let run) = item.content else { return nil }
      return run.origin.y - top
    }
  }

  /// The height of the first row in points.
  static func height(_ table: Table) -> Points {
    LaidOutTable(table).rectForRow(at: .init(row: 0, section: 0)).height
  }
}
