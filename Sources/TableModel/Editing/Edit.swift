// SPDX-License-Identifier: GPL-3.0-or-later

/// One reversible change to a table. These are the only kinds of changes. ``Table/apply(_:)`` returns the
/// edit that undoes an edit.
package indirect enum Edit: Hashable, Sendable {
  /// Replaces the table's own settings, but not its sections.
  case setTableInfo(Table.Info)
  /// Replaces a section's own settings, but not its rows.
  case setSectionInfo(Section.Info, at: Int)
  /// Replaces a row with all its settings.
  case setRow(Row, at: Table.IndexPath)
  /// Inserts a section at an index from 0 to the number of sections.
  case insertSection(Section, at: Int)
  /// Removes a section with its rows.
  case removeSection(at: Int)
  /// Moves a section; `to` is its index after the move.
  case moveSection(from: Int, to: Int)
  /// Inserts a row at an address whose row is from 0 to the section's number of rows.
  case insertRow(Row, at: Table.IndexPath)
  case removeRow(at: Table.IndexPath)
  /// Moves a row, also to another section; `to` is its address after the move.
  case moveRow(from: Table.IndexPath, to: Table.IndexPath)
  /// Replaces the table's settings and all its sections.
  case replaceTable(Table)
  /// Several edits in this order. If one of them fails, none is made.
  case group([Edit])
}

extension Edit {
  /// Makes one edit of several. A single edit is returned without a group around it.
  package static func together(_ edits: [Edit]) -> Edit {
    if edits.count == 1, let only = edits.first { return only }
    return .group(edits)
  }
}

/// The reason why an edit was refused. The table is unchanged. `count` is the number of sections or rows that
/// exist.
package enum TableError: Error, Hashable, Sendable {
  /// No section has this index.
  case noSection(Int, count: Int)
  /// No row has this address.
  case noRow(Table.IndexPath, count: Int)
  /// The index of a new section is negative or larger than `count`.
  case noPlaceForSection(Int, count: Int)
  /// The row in the address of a new or moved row is negative or larger than `count`.
  case noPlaceForRow(Table.IndexPath, count: Int)
}
