// SPDX-License-Identifier: GPL-3.0-or-later

/// What a separator's left and right insets count from, `UITableView.SeparatorInsetReference`.
package enum SeparatorInsetReference: String, Hashable, Sendable, CaseIterable {
  /// From the edges of the cell: the default since iOS 11.
  case fromCellEdges
  /// From where the automatic separator would begin and end: the meaning before iOS 11.
  case fromAutomaticInsets
}
