// SPDX-License-Identifier: GPL-3.0-or-later

/// The bars at the end of the screen: the tab bar and, above it, the toolbar. Without elements there is no bar.
package struct BottomBars: MostlyEmpty {
  /// The buttons of the tab bar: `UITabBar.items`. Default: no tab bar.
  package var tabs: [Element]?
  /// The index of the selected tab.
  package var selectedTab = 0
  /// `UIViewController.toolbarItems`: buttons, labels and flexible spaces. Default: no toolbar.
  package var toolbarItems: [Element]?

  package init() {}

  package static let empty = BottomBars()
  package var isEmpty: Bool { self == .empty }
}

extension Element {
  /// The name of a bar button's symbol; a button with a symbol doesn't show its title in a bar, except in a tab bar.
  package var barSymbol: String? { self[given: .elementImage]?.symbol }
  /// Whether a bar button is the main one: `UIBarButtonItem.Style.prominent`, before iOS 26 `done`.
  package var isProminent: Bool { self[.buttonStyle] == .filled }
}

extension ElementKind {
  /// The kinds that a key with the elements of a bar takes, such as `tabs` or `tabBar.tabs`; `nil` for other keys.
  package static func kinds(ofBar key: String) -> [ElementKind]? {
    switch key.split(separator: ".").last {
    case "tabs", "left", "right": [.button]
    case "toolbarItems": [.button, .label, .spacer]
    default: nil
    }
  }

  /// The properties that an element has only in a bar.
  package var barred: [AnyLookSetting] { self == .button ? [.badgeValue] : [] }
}
