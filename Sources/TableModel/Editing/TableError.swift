// SPDX-License-Identifier: GPL-3.0-or-later

/// Why an edit was refused. The table is then as it was.
package enum TableError: Error, Hashable, Sendable {
  case noSection(Int, count: Int)
  case noRow(Table.IndexPath, count: Int)
  /// An insertion place beyond the end.
  case noPlaceForSection(Int, count: Int)
  case noPlaceForRow(Table.IndexPath, count: Int)
}
