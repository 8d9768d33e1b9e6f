// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// The ids of all sections and rows, so that a new one is compared quickly.
struct KnownIDs: Sendable {
  /// Known from the first look-up until an edit that removes or replaces one.
  private var ids: Set<String>?

  /// Keeps the known ids if an edit only adds one, or none.
  ///
  /// - Parameter inverse: the edit that takes it back.
  mutating func note(_ edit: Edit, undoneBy inverse: Edit?) {
    switch (edit, inverse) {
    case (.setTableInfo, _): break
    case (.insertRow(let row, _), _): if let id = row.id { ids?.insert(id) }
    case (.setRow(let new, _), .setRow(let old, _)) where new.id == old.id: break
    case (.setSectionInfo(let new, _), .setSectionInfo(let old, _)) where new.id == old.id: break
    case (.removeRow, .insertRow(let row, _)) where row.id == nil: break
    default: ids = nil
    }
  }

  /// - Throws: if `id` isn't a valid id, or another section or row of the table has it.
  mutating func check(_ id: String?, in table: Table) throws(SessionError) {
    guard let id else { return }
    if let complaint = Identifier.complaint(id) { throw SessionError("the id '\(id)' \(complaint)") }
    let known = ids ?? Set(table.sections.flatMap { [$0.info.id] + $0.rows.map(\.id) }.compactMap { $0 })
    ids = known
    guard known.contains(id) else { return }
    for (section, content) in table.sections.enumerated() {
      if content.info.id == id { throw SessionError("the id '\(id)' is already used by section \(section)") }
      if let row = content.rows.firstIndex(where: { $0.id == id }) {
        throw SessionError("the id '\(id)' is already used by row \(section).\(row)")
      }
    }
  }
}

extension Table {
  /// Refuses an edit after which `scrollTo` would name no row, because no file can have such a table.
  func checkScrolling(after edit: Edit) throws(SessionError) {
    guard info.scrollTo != nil || edit.setsScrollTo else { return }
    var new = self
    guard (try? new.apply(edit)) != nil, let mistake = new.scrollingMistake else { return }
    let isNew = scrollingMistake == nil && new.info.scrollTo == info.scrollTo
    throw SessionError(
      mistake.message, hint: isNew ? "'unset scrollTo' first, or 'unset contentOffset'" : mistake.hint)
  }
}
