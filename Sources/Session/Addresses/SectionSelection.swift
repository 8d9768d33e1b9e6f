// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// The sections of an address: one, a range `1..3`, or all that match a pattern, by index or id.
enum SectionSelection {
  /// - Returns: each section once, in order.
  static func resolve(_ text: String, in table: Table) throws(SessionError) -> [Int] {
    let parts = try text.listedParts
    guard parts.count > 1 else { return try resolve(part: text, in: table) }
    if let index = try? SectionAddress.resolve(text, in: table) { return [index] }
    var found: Set<Int> = []
    for part in parts { found.formUnion(try resolve(part: part, in: table)) }
    return found.sorted()
  }

  private static func resolve(part text: String, in table: Table) throws(SessionError) -> [Int] {
    guard text.isPattern else { return [try SectionAddress.resolve(text, in: table)] }
    if let ends = text.splitRange, !text.contains("*"), !text.contains("?") {
      let first = try SectionAddress.resolve(ends.first, in: table)
      let last = try SectionAddress.resolve(ends.last, in: table)
      guard first <= last else {
        throw SessionError("the range '\(text)' runs backwards", hint: "write \(ends.last)..\(ends.first)")
      }
      return Array(first...last)
    }
    let pattern = try AddressPattern(text)
    let found = table.sections.indices.filter { pattern.matches($0, id: table.sections[$0].info.id) }
    guard !found.isEmpty else {
      throw SessionError(
        "no section matches '\(text)'", hint: "write an index, a range such as 0..2, * or an id with *")
    }
    return found
  }
}
