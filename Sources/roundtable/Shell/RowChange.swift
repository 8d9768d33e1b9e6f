// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// Which row an edit was about.
enum RowChange {
  /// The first row that another one stands in the place of, or that is new; the one before where the last was
  /// removed; `nil` where rows are what they were.
  static func first(from old: Table, to new: Table) -> Table.IndexPath? {
    for (section, content) in new.sections.enumerated() {
      guard section < old.sections.count else { return row(0, section, new) }
      let former = old.sections[section]
      guard content != former else { continue }
      var place = 0
      for (one, other) in zip(content.rows, former.rows) {
        if one != other { return row(place, section, new) }
        place += 1
      }
      if content.rows.count != former.rows.count || content.info != former.info {
        return row(place, section, new)
      }
    }
    return nil
  }

  private static func row(_ row: Int, _ section: Int, _ table: Table) -> Table.IndexPath? {
    let count = table.sections[section].rows.count
    return count == 0 ? nil : Table.IndexPath(row: min(row, count - 1), section: section)
  }
}
