// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// A ready-made table.
package struct Preset: Sendable {
  package let name: String
  /// One line.
  package let abstract: String
  package let table: Table
  /// The same as its published code makes it, quirks included; `nil` where there is no such code.
  package let faithful: Table?

  init(name: String, abstract: String, table: Table, faithful: Table? = nil) {
    self.name = name
    self.abstract = abstract
    self.table = table
    self.faithful = faithful
  }
}
