// SPDX-License-Identifier: GPL-3.0-or-later

/// How a row arranges its texts, `UITableViewCell.CellStyle` plus `status`.
package enum CellStyle: String, Hashable, Sendable, CaseIterable {
  /// One title at the leading side.
  case `default`
  /// Title with the detail below it.
  case subtitle
  /// Title leading, detail trailing on the same line.
  case value1
  /// Title in a narrow trailing-aligned column, detail after it.
  case value2
  /// A status card: title and badge, date, description, status value and level image. Not a UIKit style.
  case status
}
