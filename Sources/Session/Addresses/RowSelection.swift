// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// The rows of an address: `0.1`, `2.1..4`, `0..1.*`, `*.0`, `wifi..vpn`, `0.1..2.0`, `net-*`, or
/// several of these separated by commas.
enum RowSelection {
  /// - Returns: each row once, in the table's order if there are several.
  static func resolve(_ text: String, in table: Table, by finder: RowFinder? = nil) throws(SessionError)
    -> [Table.IndexPath]
  {
    let parts = try text.listedParts
    guard parts.count > 1 else { return try resolve(part: text, in: table, finder) }
    // An id may contain commas.
    if isRow(text, table) { return [try RowAddress.resolve(text, in: table)] }
    var found: Set<Table.IndexPath> = []
    for part in parts { found.formUnion(try resolve(part: part, in: table, finder)) }
    return found.sorted()
  }

  private static func resolve(part text: String, in table: Table, _ finder: RowFinder?) throws(SessionError)
    -> [Table.IndexPath]
  {
    guard text.isPattern else { return [try RowAddress.resolve(text, in: table, by: finder)] }
    if let ends = text.splitRange, isRow(ends.first, table), isRow(ends.last, table) {
      return try span(from: ends.first, to: ends.last, text, table)
    }
    let found = try matches(text, table)
    guard !found.isEmpty else {
      throw SessionError(
        "no row matches '\(text)'",
        hint: "write SECTION.ROW with ranges and *, such as 0.* or 2.1..4, or an id with *")
    }
    return found
  }

  /// Whether a text is a row's whole address.
  private static func isRow(_ text: String, _ table: Table) -> Bool {
    (try? RowAddress.resolve(text, in: table)) != nil
  }

  /// The rows from one row to another, also across sections.
  private static func span(from first: String, to last: String, _ text: String, _ table: Table)
    throws(SessionError) -> [Table.IndexPath]
  {
    let from = try RowAddress.resolve(first, in: table)
    let to = try RowAddress.resolve(last, in: table)
    guard from <= to else {
      throw SessionError("the range '\(text)' runs backwards", hint: "write \(last)..\(first)")
    }
    return all(table).filter { $0 >= from && $0 <= to }
  }

  private static func matches(_ text: String, _ table: Table) throws(SessionError) -> [Table.IndexPath] {
    guard let dot = lastSingleDot(of: text) else {
      return all(table).filter { path in table[path].id.map { Glob.matches($0, text) } ?? false }
    }
    let sections = try AddressPattern(String(text[..<dot]))
    let rows = try AddressPattern(String(text[text.index(after: dot)...]))
    try checkPlaces(sections, rows, text, table)
    let byPlace = all(table).filter { path in
      sections.matches(path.section, id: table.sections[path.section].info.id)
        && rows.matches(path.row, id: table[path].id)
    }
    guard byPlace.isEmpty else { return byPlace }
    // An id may contain dots.
    return all(table).filter { path in table[path].id.map { Glob.matches($0, text) } ?? false }
  }

  /// Checks that all numbered sections and rows exist: a range that ends after the last row is an error, but
  /// `*` matches any number of them.
  private static func checkPlaces(
    _ sections: AddressPattern, _ rows: AddressPattern, _ text: String, _ table: Table
  ) throws(SessionError) {
    let named: [Int]
    if let range = sections.places {
      guard range.upperBound < table.sections.count else {
        // An id may begin with a number and a dot.
        if hasID(text, table) { return }
        throw SessionError(.noSection(range.upperBound, count: table.sections.count))
      }
      named = Array(range)
    } else {
      named = []
    }
    guard let last = rows.places?.upperBound else { return }
    for section in named where last >= table.numberOfRows(inSection: section) {
      if hasID(text, table) { return }
      throw SessionError(
        .noRow(.init(row: last, section: section), count: table.numberOfRows(inSection: section)))
    }
  }

  private static func hasID(_ pattern: String, _ table: Table) -> Bool {
    table.sections.contains { section in
      section.rows.contains { $0.id.map { Glob.matches($0, pattern) } ?? false }
    }
  }

  /// The dot between section and row: the last dot that isn't part of a range's two dots.
  private static func lastSingleDot(of text: String) -> String.Index? {
    let characters = Array(text)
    for index in characters.indices.reversed() where characters[index] == "." {
      let isDouble =
        (index > 0 && characters[index - 1] == ".")
        || (index + 1 < characters.count && characters[index + 1] == ".")
      if !isDouble { return text.index(text.startIndex, offsetBy: index) }
    }
    return nil
  }

  private static func all(_ table: Table) -> [Table.IndexPath] {
    table.sections.indices.flatMap { section in
      table.sections[section].rows.indices.map { Table.IndexPath(row: $0, section: section) }
    }
  }
}
