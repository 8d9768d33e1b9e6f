// SPDX-License-Identifier: GPL-3.0-or-later

/// At which edge of its row a separator lies.
package enum SeparatorPosition: String, Hashable, Sendable, CaseIterable {
  /// Over the row: drawn for every row but the first.
  case top
  /// Under the row: drawn for every row but the last (UIKit's own).
  case bottom
}
