// SPDX-License-Identifier: GPL-3.0-or-later

/// What a cell's texts come from.
package enum CellContent: String, Hashable, Sendable, CaseIterable {
  /// `textLabel` and `detailTextLabel`: the row's least height includes the separator.
  case textLabel
  /// `UIListContentConfiguration`: before iOS 26 the separator's pixel comes on top (44.33 @3x, measured).
  case configuration
}
