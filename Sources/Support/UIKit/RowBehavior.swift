// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The behaviour of a row and the accessory that shows it.
enum RowBehavior<Content: TableContent> {
  case none
  /// A chevron; a tap selects the row.
  case link
  /// An information button.
  case detail
  /// A chevron and an information button.
  case detailLink
  /// A title in the tint colour, or in red.
  case button, destructiveButton
  /// A switch for a value.
  case toggle(WritableKeyPath<Content.Values, Bool>)
  /// A check mark for one row of several.
  case choice(WritableKeyPath<Content.Values, Content.Row?>)
  /// Check marks for any number of rows.
  case choices(WritableKeyPath<Content.Values, Set<Content.Row>>)
  /// An accessory that does nothing.
  case accessory(UITableViewCell.AccessoryType)
  /// A switch that does nothing.
  case fixedSwitch(Bool)

  /// Whether a tap does something. Only these rows are highlighted.
  var isSelectable: Bool {
    switch self {
    case .link, .detailLink, .button, .destructiveButton, .choice, .choices: true
    case .none, .detail, .toggle, .accessory, .fixedSwitch: false
    }
  }

  /// The colour of a button's title.
  var look: RowLook {
    switch self {
    case .button: RowLook(titleColor: .tintColor)
    case .destructiveButton: RowLook(titleColor: .systemRed)
    default: RowLook()
    }
  }

  /// The accessory of the row with an id.
  @MainActor func accessory(of id: Content.Row?, in values: Content.Values) -> RowAccessory {
    switch self {
    case .none, .button, .destructiveButton: .indicator(.none)
    case .link: .indicator(.disclosureIndicator)
    case .detail: .indicator(.detailButton)
    case .detailLink: .indicator(.detailDisclosureButton)
    case .toggle(let value): .toggle(isOn: values[keyPath: value], isEnabled: true)
    case .choice(let value):
      .indicator(id != nil && values[keyPath: value] == id ? .checkmark : .none)
    case .choices(let value):
      .indicator(id.map { values[keyPath: value].contains($0) } ?? false ? .checkmark : .none)
    case .accessory(let type): .indicator(type)
    case .fixedSwitch(let isOn): .toggle(isOn: isOn, isEnabled: false)
    }
  }
}
