// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// Which row an edit was about.
enum RowChange {
  /// The first row that another one stands in the place of, or that is new; the one before where the last was
  /// removed; `nil` where rows are what they were.
  static func first(from old: Table, to new: Table) -> Table.IndexPath? {
    let section = new.sections.commonPrefix(with: old.sections)
    guard section < new.sections.count else { return nil }
    guard section < old.sections.count else { return row(0, section, new) }
    return row(new.sections[section].rows.commonPrefix(with: old.sections[section].rows), section, new)
  }

  private static func row(_ row: Int, _ section: Int, _ table: Table) -> Table.IndexPath? {
    let count = table.sections[section].rows.count
    return count == 0 ? nil : Table.IndexPath(row: min(row, count - 1), section: section)
  }
}
