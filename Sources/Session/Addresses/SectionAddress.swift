// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// A section's address: its index, counted from 0, or an id.
enum SectionAddress {
  static func resolve(_ text: String, in table: Table) throws(SessionError) -> Int {
    if let index = Int(text), !text.hasPrefix("+") {
      guard table.sections.indices.contains(index) else {
        throw SessionError(.noSection(index, count: table.sections.count))
      }
      return index
    }
    if let index = table.sections.firstIndex(where: { $0.info.id == text }) { return index }
    throw .unknown(
      "section", text, among: table.sections.compactMap(\.info.id),
      hint: "write its index, counted from 0, or its id")
  }
}
