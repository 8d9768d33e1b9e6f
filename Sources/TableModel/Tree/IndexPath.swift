// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension Table {
  /// The address of a row, written `section.row` and counted from 0 as in UIKit's `IndexPath`.
  package struct IndexPath: Hashable, Sendable, Comparable, CustomStringConvertible {
    package var section: Int
    package var row: Int

    package init(row: Int, section: Int) {
      self.row = row
      self.section = section
    }

    package var description: String { "\(section).\(row)" }

    package static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.section, lhs.row) < (rhs.section, rhs.row)
    }
  }
}

/// The rules for the ids of sections and rows.
package enum Identifier {
  /// The reason why `id` isn't allowed, as the end of a sentence; `nil` if it is allowed.
  package static func complaint(_ id: String) -> String? {
    if id.isEmpty { return "is empty" }
    if id.count > 200 { return "is longer than 200 characters" }
    if id.utf8.allSatisfy({ ($0 >= 48 && $0 <= 57) || $0 == UInt8(ascii: ".") }) {
      return "looks like an address; begin it with a letter"
    }
    if id.first == "-" { return "begins with '-', like an option" }
    if let sign = id.first(where: { "*?".contains($0) }) { return "contains '\(sign)', which is a wildcard" }
    if id.contains("..") { return "contains '..', which means a range" }
    return id.unicodeScalars.contains(where: \.isControl) ? "contains a control character" : nil
  }
}
