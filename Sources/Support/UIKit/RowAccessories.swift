// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// What is at a row's trailing side.
enum RowAccessory: Equatable {
  case indicator(UITableViewCell.AccessoryType)
  case toggle(isOn: Bool, isEnabled: Bool)

  var isToggle: Bool { if case .toggle = self { true } else { false } }
  var hasButton: Bool { type == .detailButton || type == .detailDisclosureButton }
  var type: UITableViewCell.AccessoryType {
    if case .indicator(let type) = self { type } else { .none }
  }
}

/// A badge and an accessory. UIKit's own cells use it for badges and switches, cards for everything.
final class RowAccessories: UIStackView {
  let toggle = UISwitch()
  let detailButton = UIButton(type: .detailDisclosure)
  var onToggle: (Bool) -> Void = { _ in }
  var onDetail: () -> Void = {}
  private let badge = BadgeView()
  private let indicator = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    alignment = .center
    spacing = 8
    for view in [badge, toggle, detailButton, indicator] {
      addArrangedSubview(view)
      view.keepsWidth()
    }
    toggle.addAction(
      UIAction { [weak self] _ in
        if let self { onToggle(toggle.isOn) }
      }, for: .valueChanged)
    detailButton.addAction(UIAction { [weak self] _ in self?.onDetail() }, for: .touchUpInside)
  }

  required init(coder: NSCoder) { fatalError("Accessories aren't in storyboards") }

  func show(_ row: ShownRow) {
    badge.show(row.badge, color: row.look.badgeColor)
    toggle.isHidden = true
    if case .toggle(let isOn, let isEnabled) = row.accessory {
      toggle.isHidden = false
      toggle.isUserInteractionEnabled = isEnabled
      if toggle.isOn != isOn { toggle.setOn(isOn, animated: window != nil) }
      toggle.accessibilityLabel = row.label
    }
    let type = row.accessory.type
    detailButton.isHidden = !row.accessory.hasButton
    let (name, scale): (String?, UIImage.SymbolScale) =
      switch type {
      case .checkmark: ("checkmark", .medium)
      case .disclosureIndicator, .detailDisclosureButton: ("chevron.forward", .small)
      default: (nil, .small)
      }
    // UIKit's own indicators are semibold and grow with the texts.
    indicator.image = name.flatMap { UIImage(systemName: $0) }
    indicator.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .body, scale: scale
    ).applying(UIImage.SymbolConfiguration(weight: .semibold))
    indicator.tintColor = type == .checkmark ? nil : .tertiaryLabel
    indicator.isHidden = name == nil
    isHidden = arrangedSubviews.allSatisfy(\.isHidden)
  }
}
