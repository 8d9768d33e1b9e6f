// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// A row's address: `section.row`, counted from 0, or an id.
enum RowAddress {
  /// The row of an address.
  ///
  /// - Parameter finder: remembers the places of ids; without it, the whole table is searched.
  static func resolve(_ text: String, in table: Table, by finder: RowFinder? = nil) throws(SessionError)
    -> Table.IndexPath
  {
    if let path = parse(text) {
      guard table.sections.indices.contains(path.section) else {
        throw SessionError(.noSection(path.section, count: table.sections.count))
      }
      guard table.contains(path) else {
        throw SessionError(.noRow(path, count: table.numberOfRows(inSection: path.section)))
      }
      return path
    }
    let found = finder.map { $0.row(withID: text, in: table) } ?? RowFinder.search(text, in: table)
    if let found { return found }
    if let path = parseNames(text, table) { return path }
    let ids = table.sections.flatMap { $0.rows.compactMap(\.id) }
    throw .unknown("row", text, among: ids, hint: "write SECTION.ROW, such as 0.1, or a row's id")
  }

  /// `network.0`: a section's id with a row's index.
  private static func parseNames(_ text: String, _ table: Table) -> Table.IndexPath? {
    guard let dot = text.lastIndex(of: "."), let row = Int(text[text.index(after: dot)...]),
      let section = table.sections.firstIndex(where: { $0.info.id == String(text[..<dot]) })
    else { return nil }
    let path = Table.IndexPath(row: row, section: section)
    return table.contains(path) ? path : nil
  }

  /// A place for a row, which may be empty.
  static func place(_ text: String) throws(SessionError) -> Table.IndexPath {
    guard let path = parse(text) else {
      throw SessionError(
        "expected a place such as 0.1, found '\(text)'", hint: "write SECTION.ROW, both counted from 0")
    }
    return path
  }

  /// Whether a text is a place with two numbers.
  static func isPlace(_ text: String) -> Bool { parse(text) != nil }

  private static func parse(_ text: String) -> Table.IndexPath? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let section = Int(parts[0]), let row = Int(parts[1]), section >= 0, row >= 0,
      !text.contains("+")
    else { return nil }
    return Table.IndexPath(row: row, section: section)
  }
}
