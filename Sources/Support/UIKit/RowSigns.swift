// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A chevron or a check mark, as UIKit's own indicators: semibold, and growing with the texts. `none` is as
/// wide as a check mark.
struct SignControl: RowControl {
  var type: UITableViewCell.AccessoryType

  func makeView() -> UIImageView { UIImageView() }

  func show(in view: UIImageView) {
    let isChevron = type == .disclosureIndicator
    view.image = UIImage(systemName: isChevron ? "chevron.forward" : "checkmark")
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .body, scale: isChevron ? .small : .medium
    ).applying(UIImage.SymbolConfiguration(weight: .semibold))
    view.tintColor = isChevron ? .tertiaryLabel : nil
    view.alpha = type == .none ? 0 : 1
  }
}

/// An information button.
struct DetailControl: RowControl {
  var label: String? { String(localized: "More Info") }

  func makeView() -> UIButton { UIButton(type: .detailDisclosure) }
  func show(in view: UIButton) {}

  func observe(_ view: UIButton, _ changed: @escaping @MainActor () -> Void) {
    view.addAction(UIAction { _ in changed() }, for: .touchUpInside)
  }
}

/// A switch.
struct ToggleControl: ValueControl {
  var value = false

  func makeView() -> UISwitch { UISwitch() }

  func show(in view: UISwitch) {
    if view.isOn != value { view.setOn(value, animated: view.window != nil) }
  }

  func value(of view: UISwitch) -> Bool { view.isOn }
}

/// A badge.
struct BadgeControl: RowControl {
  var text: String
  var color: UIColor?
  var label: String? { text }

  func makeView() -> BadgeView { BadgeView() }
  func show(in view: BadgeView) { view.show(text, color: color) }
}
