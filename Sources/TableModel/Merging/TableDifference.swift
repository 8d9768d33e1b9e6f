// SPDX-License-Identifier: GPL-3.0-or-later

import WorkProgress

/// What differs between two tables, a line a thing.
package struct TableDifference {
  /// `section 2: + 1 row`, `row 1.0 'Wi-Fi': badge, rowHeight`, `style`.
  package private(set) var lines: [String] = []

  package init(from old: Table, to new: Table) {
    let settings =
      Table.Info.settings.changes(old.info, new.info) + Look.changes(old.info.look, new.info.look)
    if !settings.isEmpty { lines.append(settings.joined(separator: ", ")) }
    let sections = ElementMatching.sections(from: old.sections, to: new.sections)
    for index in sections.removed { lines.append("section \(index) removed") }
    for (index, place) in sections.old.enumerated() {
      guard WorkProgress.advance() else { return }
      guard let place else {
        lines.append("section \(index) added")
        continue
      }
      add(old.sections[place], new.sections[index], index)
    }
    let order = sections.old.compactMap { $0 }
    if order != order.sorted() { lines.append("sections moved") }
  }

  private mutating func add(_ old: Section, _ new: Section, _ index: Int) {
    guard old != new else { return }
    let settings =
      Section.Info.settings.changes(old.info, new.info) + Look.changes(old.info.look, new.info.look)
    let rows = ElementMatching.rows(from: old.rows, to: new.rows)
    let added = rows.old.filter { $0 == nil }.count
    var parts: [String] = []
    if added > 0 { parts.append("+ \(added) \(added == 1 ? "row" : "rows")") }
    if !rows.removed.isEmpty {
      parts.append("− \(rows.removed.count) \(rows.removed.count == 1 ? "row" : "rows")")
    }
    parts += settings
    let order = rows.old.compactMap { $0 }
    if order != order.sorted() { parts.append("rows moved") }
    if !parts.isEmpty { lines.append("section \(index): \(parts.joined(separator: ", "))") }
    for (row, place) in rows.old.enumerated() {
      guard WorkProgress.advance() else { return }
      guard let place, old.rows[place] != new.rows[row] else { continue }
      let (before, after) = (old.rows[place], new.rows[row])
      let changes = Row.settings.changes(before, after) + Look.changes(before.look, after.look)
      lines.append("row \(index).\(row) '\(after.title)': \(changes.joined(separator: ", "))")
    }
  }
}

extension Look {
  /// Most looks are equal, and empty.
  fileprivate static func changes(_ old: Look, _ new: Look) -> [String] {
    old == new ? [] : settings.changes(old, new)
  }
}
