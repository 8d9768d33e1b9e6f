// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// The rows and sections that are there, as addresses that begin with what was typed.
struct AddressCandidates {
  let table: Table

  /// More rows than this are no help in a list; those that a longer beginning names are found all the same.
  private static let maximum = 1000

  func rows(_ prefix: String) -> [String] {
    var result: [String] = []
    for (section, content) in table.sections.enumerated() {
      // `12.` names no row of section 3, and `w` no address at all.
      let start = "\(section)."
      let isNamed = start.hasPrefix(prefix) || prefix.hasPrefix(start)
      for (row, item) in content.rows.enumerated() {
        guard result.count < Self.maximum else { return result }
        if isNamed {
          let address = start + String(row)
          if address.hasPrefix(prefix) { result.append(address) }
        }
        if let id = item.id, id.hasPrefix(prefix) { result.append(id) }
      }
    }
    return result
  }

  var sections: [String] {
    table.sections.indices.map(String.init) + table.sections.compactMap(\.info.id)
  }
}
