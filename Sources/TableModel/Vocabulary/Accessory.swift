// SPDX-License-Identifier: GPL-3.0-or-later

/// What stands at a row's trailing side, `UITableViewCell.AccessoryType` plus the two states of a switch.
package enum Accessory: String, Hashable, Sendable, CaseIterable {
  case none
  /// A chevron.
  case disclosureIndicator
  /// An information button followed by a chevron.
  case detailDisclosureButton
  case checkmark
  /// An information button.
  case detailButton
  /// A `UISwitch` as accessory view, on.
  case switchOn
  /// A `UISwitch` as accessory view, off.
  case switchOff
}
