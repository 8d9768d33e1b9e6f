// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A chevron that points down while the rows below are shown.
struct OutlineControl: ValueControl, Equatable {
  var value = false

  func makeView() -> UIButton { UIButton(type: .system) }

  func show(in view: UIButton) {
    let configuration = UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
      .applying(UIImage.SymbolConfiguration(weight: .semibold))
    let name = value ? "chevron.down" : "chevron.forward"
    view.setImage(UIImage(systemName: name, withConfiguration: configuration), for: .normal)
    view.accessibilityValue = String(localized: value ? "Expanded" : "Collapsed")
  }

  func value(of view: UIButton) -> Bool { !value }

  func observe(_ view: UIButton, _ changed: @escaping @MainActor () -> Void) {
    view.addAction(UIAction { _ in changed() }, for: .touchUpInside)
  }
}

@MainActor extension RowBehavior {
  /// A chevron that shows or hides rows: `if values.isMailExpanded { … }`.
  static func outline(_ isExpanded: WritableKeyPath<Content.Values, Bool>) -> Self {
    .control(OutlineControl(), isExpanded)
  }
}
