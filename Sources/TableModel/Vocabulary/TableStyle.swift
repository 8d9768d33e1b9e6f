// SPDX-License-Identifier: GPL-3.0-or-later

/// The overall look of a table, `UITableView.Style` plus `cards`.
package enum TableStyle: String, Hashable, Sendable, CaseIterable {
  /// Full-width rows, section titles that stay pinned to the top.
  case plain
  /// Full-width sections with gaps, titles that scroll with their rows.
  case grouped
  /// Sections as rounded groups inset from the sides (iOS 13 and later).
  case insetGrouped
  /// Every row a card of its own, with a margin, a border and a shadow; not a UIKit style.
  case cards
}
