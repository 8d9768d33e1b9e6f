// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// What a change from outside did, in the layout's terms, on one line.
package struct LayoutReport {
  package let text: String

  /// Differences that a line has room for.
  private static let maximumParts = 3

  package init(from old: Table, to new: Table) {
    let former = LaidOutTable(old)
    self.init(from: former, to: LaidOutTable(new, after: former))
  }

  /// The same of tables that are laid out.
  package init(from old: LaidOutTable, to new: LaidOutTable) {
    let lines = TableDifference(from: old.table, to: new.table).summary
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
