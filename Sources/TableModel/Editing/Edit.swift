// SPDX-License-Identifier: GPL-3.0-or-later

/// One reversible change to a table: the closed list. Applying an edit gives the edit that takes it back.
package indirect enum Edit: Hashable, Sendable {
  case setTableInfo(Table.Info)
  case setSectionInfo(Section.Info, at: Int)
  case setRow(Row, at: Table.IndexPath)
  case insertSection(Section, at: Int)
  case removeSection(at: Int)
  /// To the place that it has afterwards.
  case moveSection(from: Int, to: Int)
  case insertRow(Row, at: Table.IndexPath)
  case removeRow(at: Table.IndexPath)
  /// To the place that it has afterwards.
  case moveRow(from: Table.IndexPath, to: Table.IndexPath)
  case replaceTable(Table)
  /// Several edits as one, in order: all of them or none.
  case group([Edit])
}

extension Edit {
  /// Several edits as one; a single one stays itself.
  package static func together(_ edits: [Edit]) -> Edit {
    if edits.count == 1, let only = edits.first { return only }
    return .group(edits)
  }
}

/// Why an edit was refused. The table is then as it was.
package enum TableError: Error, Hashable, Sendable {
  case noSection(Int, count: Int)
  case noRow(Table.IndexPath, count: Int)
  /// An insertion place beyond the end.
  case noPlaceForSection(Int, count: Int)
  case noPlaceForRow(Table.IndexPath, count: Int)
}
