// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Synchronization
import TableModel

/// Finds rows by their ids, without a search of the whole table each time.
///
/// It remembers the place of an id, and checks that the table has the id there or nearby. So it needs no updates after
/// edits, undone steps and failed lines, and copies of a session share it.
final class RowFinder: Sendable {
  private struct Memory {
    var places: [String: Table.IndexPath] = [:]
    /// The row that was found last: scripts often name the next one.
    var last: Table.IndexPath?
    /// The number of searches since all rows were remembered.
    var searches = 0
  }

  private let memory = Mutex(Memory())

  /// The most searches before all rows are remembered, which takes about as long as these searches.
  private static let mostSearches = 16
  /// The most rows by which insertions and removals may have moved a row.
  private static let reach = 16

  /// - Returns: `nil` if no row of the table has this id.
  func row(withID id: String, in table: Table) -> Table.IndexPath? {
    let known = memory.withLock { $0.places[id] ?? $0.last }
    if let known, let found = Self.row(withID: id, near: known, in: table) {
      memory.withLock { ($0.places[id], $0.last) = (found, found) }
      return found
    }
    guard let found = Self.search(id, in: table) else { return nil }
    memory.withLock { memory in
      (memory.places[id], memory.last) = (found, found)
      memory.searches += 1
      if memory.searches > Self.mostSearches { Self.remember(table, in: &memory) }
    }
    return found
  }

  /// The first row with an id, by a search of the whole table.
  static func search(_ id: String, in table: Table) -> Table.IndexPath? {
    for (section, content) in table.sections.enumerated() {
      if let row = content.rows.firstIndex(where: { $0.id == id }) {
        return Table.IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  private static func row(withID id: String, near place: Table.IndexPath, in table: Table) -> Table.IndexPath?
  {
    for distance in 0...reach {
      for offset in distance == 0 ? [0] : [distance, -distance] {
        let path = Table.IndexPath(row: place.row + offset, section: place.section)
        if table.contains(path), table[path].id == id { return path }
      }
    }
    for offset in [1, -1] {
      let path = Table.IndexPath(row: place.row, section: place.section + offset)
      if table.contains(path), table[path].id == id { return path }
    }
    return nil
  }

  private static func remember(_ table: Table, in memory: inout Memory) {
    memory = Memory()
    for (section, content) in table.sections.enumerated() {
      for (row, content) in content.rows.enumerated() {
        guard WorkProgress.advance() else { return }
        if let id = content.id { memory.places[id] = Table.IndexPath(row: row, section: section) }
      }
    }
  }
}
