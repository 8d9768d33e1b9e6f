// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// One line about the effect of an external change on the layout.
package struct LayoutReport {
  /// Differences and the content's size: `section 2: + 1 row, content height 400 → 444`.
  package let text: String

  /// The largest number of differences on the line.
  private static let maximumParts = 3

  package init(from old: Table, to new: Table) {
    self.init(from: LaidOutTable(old), to: LaidOutTable(new))
  }

  /// The same for tables that are laid out already.
  package init(from old: LaidOutTable, to new: LaidOutTable) {
    let difference = TableDifference(from: old.table, to: new.table)
    let lines = difference.pictures.map { "\($0) changed" } + difference.summary
    var parts = Array(lines.prefix(Self.maximumParts))
    if lines.count > parts.count { parts.append("and \(lines.count - parts.count) more") }
    let before = old.contentSize
    let after = new.contentSize
    if before.width != after.width { parts.append("width \(before.width) → \(after.width)") }
    parts.append(
      before.height == after.height
        ? "content height stays \(after.height)" : "content height \(before.height) → \(after.height)")
    text = parts.joined(separator: ", ")
  }
}
