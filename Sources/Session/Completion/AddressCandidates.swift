// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// The addresses of existing rows and sections that begin with the typed text.
struct AddressCandidates {
  let table: Table

  /// The most rows in a list: more don't help. A longer beginning still finds all its rows.
  private static let maximum = 1000

  func rows(_ prefix: String) -> [String] {
    var result: [String] = []
    for (section, content) in table.sections.enumerated() {
      // `12.` can't begin an address in section 3, and `w` can't begin any numbered address.
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
