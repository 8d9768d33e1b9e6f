// SPDX-License-Identifier: GPL-3.0-or-later

/// The ids that a table uses. Edits update it, so that a look-up doesn't search all rows.
///
/// The ids are in small buckets, so that a copy of an earlier state shares all but the changed ones.
package struct IdentifierIndex: Sendable {
  /// A power of two that keeps buckets small with 100 000 ids.
  private static let bucketCount = 1024

  /// The number of uses of each id. A spec may not use an id twice, but a merge can do so for a while.
  private var buckets: [[String: Int]] = Array(repeating: [:], count: bucketCount)

  package init() {}

  package init(_ table: Table) {
    for section in table.sections { add(section) }
  }

  /// Whether a section or row has the id.
  package func contains(_ id: String) -> Bool { buckets[Self.bucket(of: id)][id] != nil }

  /// Updates the index after an edit.
  ///
  /// - Parameter inverse: the edit that undoes `edit`.
  package mutating func note(_ edit: Edit, inverse: Edit) {
    switch (edit, inverse) {
    case (.setSectionInfo(let new, _), .setSectionInfo(let old, _)):
      replace(old.id, by: new.id)
    case (.setRow(let new, _), .setRow(let old, _)): replace(old.id, by: new.id)
    case (.insertSection(let section, _), _): add(section)
    case (_, .insertSection(let section, _)): remove(section)
    case (.insertRow(let row, _), _): add(row.id)
    case (_, .insertRow(let row, _)): remove(row.id)
    case (.replaceTable(let table), _): self = IdentifierIndex(table)
    case (.group(let edits), .group(let inverses)):
      for (edit, inverse) in zip(edits, inverses.reversed()) { note(edit, inverse: inverse) }
    default: break
    }
  }

  private mutating func add(_ section: Section) {
    add(section.info.id)
    for row in section.rows { add(row.id) }
  }

  private mutating func remove(_ section: Section) {
    remove(section.info.id)
    for row in section.rows { remove(row.id) }
  }

  private mutating func replace(_ old: String?, by new: String?) {
    guard old != new else { return }
    remove(old)
    add(new)
  }

  private mutating func add(_ id: String?) {
    guard let id else { return }
    buckets[Self.bucket(of: id)][id, default: 0] += 1
  }

  private mutating func remove(_ id: String?) {
    guard let id else { return }
    let bucket = Self.bucket(of: id)
    guard let uses = buckets[bucket][id] else { return }
    buckets[bucket][id] = uses > 1 ? uses - 1 : nil
  }

  private static func bucket(of id: String) -> Int { id.hashValue & (bucketCount - 1) }
}
