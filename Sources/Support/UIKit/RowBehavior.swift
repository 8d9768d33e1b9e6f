// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A behaviour of a row and the control or sign that shows it.
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
  /// A control before the row's badge that a support file of its own makes, as `.stepper(\.guests, in: 0...10)`.
  case custom(@MainActor (Content.Row?, TableController<Content>) -> ShownControl)

  /// Whether a tap does something. Only these rows are highlighted.
  var isSelectable: Bool {
    switch self {
    case .link, .detailLink, .button, .destructiveButton, .choice, .choices: true
    case .none, .detail, .toggle, .accessory, .fixedSwitch, .custom: false
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

  /// The controls and signs of the row with an id.
  @MainActor func controls(of id: Content.Row?, in controller: TableController<Content>)
    -> [ShownControl]
  {
    let values = controller.values
    switch self {
    case .none, .button, .destructiveButton: return []
    case .link: return signs(.disclosureIndicator, of: id, in: controller)
    case .detail: return signs(.detailButton, of: id, in: controller)
    case .detailLink: return signs(.detailDisclosureButton, of: id, in: controller)
    case .toggle(let value):
      return Self.control(ToggleControl(), value).controls(of: id, in: controller)
    case .choice(let value):
      return id != nil && values[keyPath: value] == id
        ? signs(.checkmark, of: id, in: controller) : []
    case .choices(let value):
      let isChosen = id.map { values[keyPath: value].contains($0) } ?? false
      return isChosen ? signs(.checkmark, of: id, in: controller) : []
    case .accessory(let type): return signs(type, of: nil, in: controller)
    case .fixedSwitch(let isOn):
      return [ShownControl(control: ToggleControl(value: isOn), isFixed: true)]
    case .custom(let make): return [make(id, controller)]
    }
  }

  /// The parts of one of UIKit's accessories.
  @MainActor private func signs(
    _ type: UITableViewCell.AccessoryType, of id: Content.Row?,
    in controller: TableController<Content>
  ) -> [ShownControl] {
    let detail = ShownControl(control: DetailControl()) { [weak controller] _ in
      if let id { controller?.showDetail(of: id) }
    }
    switch type {
    case .detailButton: return [detail]
    case .detailDisclosureButton:
      return [detail, ShownControl(control: SignControl(type: .disclosureIndicator))]
    case .checkmark, .disclosureIndicator: return [ShownControl(control: SignControl(type: type))]
    default: return []
    }
  }
}
