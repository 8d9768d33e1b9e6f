// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A chevron or a check mark, as UIKit's own indicators: semibold, and growing with the texts. `none` is as
/// wide as a check mark.
struct SignControl: RowControl, Equatable {
  var type: UITableViewCell.AccessoryType
  /// The colour of a check mark; nil: the tint colour.
  var color: UIColor?

  func makeView() -> UIImageView { UIImageView() }

  func show(in view: UIImageView) {
    let isChevron = type == .disclosureIndicator
    view.image = UIImage(systemName: isChevron ? "chevron.forward" : "checkmark")
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .body, scale: isChevron ? .small : .medium
    ).applying(UIImage.SymbolConfiguration(weight: .semibold))
    view.tintColor = isChevron ? .tertiaryLabel : color
    view.alpha = type == .none ? 0 : 1
  }
}

/// An information button.
struct DetailControl: RowControl, Equatable {
  var label: String? { String(localized: "More Info") }

  func makeView() -> UIButton { UIButton(type: .detailDisclosure) }
  func show(in view: UIButton) {}

  func observe(_ view: UIButton, _ changed: @escaping @MainActor () -> Void) {
    view.addAction(UIAction { _ in changed() }, for: .touchUpInside)
  }
}

/// A switch.
struct ToggleControl: ValueControl, Equatable {
  var value = false
  /// nil: green.
  var color: UIColor?
  var isEnabled = true

  func makeView() -> UISwitch { UISwitch() }

  func show(in view: UISwitch) {
    view.onTintColor = color
    view.isEnabled = isEnabled
    if view.isOn != value { view.setOn(value, animated: view.window != nil) }
  }

  func value(of view: UISwitch) -> Bool { view.isOn }
}

/// A badge.
struct BadgeControl: RowControl, Equatable {
  var text: String
  var color: UIColor?
  var label: String? { text }

  func makeView() -> BadgeView { BadgeView() }
  func show(in view: BadgeView) { view.show(text, color: color) }
}

@MainActor extension RowBehavior {
  /// A switch for a value.
  static func toggle(
    _ value: WritableKeyPath<Content.Values, Bool>, color: UIColor? = nil, isEnabled: Bool
  ) -> Self {
    .control(ToggleControl(color: color, isEnabled: isEnabled), value)
  }

  /// A check mark or a chevron that does nothing.
  static func sign(_ type: UITableViewCell.AccessoryType, color: UIColor? = nil) -> Self {
    .view(SignControl(type: type, color: color))
  }

  /// An information button between other controls.
  static func detailButton() -> Self {
    .custom { id, controller in
      ShownControl(control: DetailControl()) { [weak controller] _ in
        if let id { controller?.showDetail(of: id) }
      }
    }
  }

  /// A further badge.
  static func badge(_ text: String, color: UIColor? = nil) -> Self {
    .view(BadgeControl(text: text, color: color))
  }
}
