// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether rows have lines between them, `UITableViewCell.SeparatorStyle`.
package enum SeparatorStyle: String, Hashable, Sendable, CaseIterable {
  case none
  case singleLine
}
