// SPDX-License-Identifier: GPL-3.0-or-later

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
