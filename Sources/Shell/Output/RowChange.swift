// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// Finds the row that an edit changed.
package enum RowChange {
  /// The first row that is new or was replaced; the row before it if the last row was removed; `nil` if no
  /// row changed.
  package static func first(from old: Table, to new: Table) -> Table.IndexPath? {
    let section = equalCount(new.sections, old.sections)
    guard section < new.sections.count else { return nil }
    guard section < old.sections.count else { return row(0, section, new) }
    return row(equalCount(new.sections[section].rows, old.sections[section].rows), section, new)
  }

  /// The number of equal elements at the beginning of both.
  private static func equalCount<Element: Equatable>(_ one: [Element], _ other: [Element]) -> Int {
    zip(one, other).prefix(while: ==).count
  }

  private static func row(_ row: Int, _ section: Int, _ table: Table) -> Table.IndexPath? {
    let count = table.sections[section].rows.count
    return count == 0 ? nil : Table.IndexPath(row: min(row, count - 1), section: section)
  }
}
