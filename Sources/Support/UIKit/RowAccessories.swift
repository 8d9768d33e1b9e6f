// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// What is at a row's trailing side.
enum RowAccessory: Equatable {
  case indicator(UITableViewCell.AccessoryType)
  case toggle(isOn: Bool, isEnabled: Bool)
}

/// A badge and an accessory. UIKit's own cells use it for badges and switches, cards for everything.
final class RowAccessories: UIStackView {
  /// A switch that changes a value, or an information button.
  private(set) var control: UIControl?
  var isEmpty: Bool { arrangedSubviews.allSatisfy(\.isHidden) }
  var onToggle: (Bool) -> Void = { _ in }
  var onDetail: () -> Void = {}

  private let badge = BadgeView()
  private let toggle = UISwitch()
  private let detailButton = UIButton(type: .detailDisclosure)
  private let indicator = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    alignment = .center
    spacing = 8
    for view in [badge, toggle, detailButton, indicator] {
      addArrangedSubview(view)
      // Texts wrap before an accessory gets narrower.
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    toggle.addAction(
      UIAction { [weak self] _ in
        if let self { onToggle(toggle.isOn) }
      }, for: .valueChanged)
    detailButton.addAction(UIAction { [weak self] _ in self?.onDetail() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ row: ShownRow) {
    badge.text = row.badge
    badge.isHidden = row.badge == nil
    badge.backgroundColor = row.look.badgeColor ?? .systemRed
    var type = UITableViewCell.AccessoryType.none
    toggle.isHidden = true
    switch row.accessory {
    case .indicator(let shown): type = shown
    case .toggle(let isOn, let isEnabled):
      toggle.isHidden = false
      toggle.isEnabled = isEnabled
      if toggle.isOn != isOn { toggle.setOn(isOn, animated: window != nil) }
      toggle.accessibilityLabel = row.label
    }
    detailButton.isHidden = type != .detailButton && type != .detailDisclosureButton
    indicator.preferredSymbolConfiguration = Self.symbol(type == .checkmark ? .medium : .small)
    indicator.tintColor = type == .checkmark ? nil : .tertiaryLabel
    indicator.image =
      switch type {
      case .checkmark: UIImage(systemName: "checkmark")
      case .disclosureIndicator, .detailDisclosureButton: UIImage(systemName: "chevron.forward")
      default: nil
      }
    indicator.isHidden = indicator.image == nil
    control = !toggle.isHidden ? toggle : !detailButton.isHidden ? detailButton : nil
  }

  /// UIKit's own indicators are semibold and grow with the texts.
  private static func symbol(_ scale: UIImage.SymbolScale) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(textStyle: .body, scale: scale)
      .applying(UIImage.SymbolConfiguration(weight: .semibold))
  }
}
