// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The items of bars that `UIBarButtonItem` has no initializer for.
@MainActor enum BarItem {
  /// A text between the buttons of a toolbar.
  static func label(_ text: String, style: UIFont.TextStyle = .body, color: UIColor = .label)
    -> UIBarButtonItem
  {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    return UIBarButtonItem(customView: label)
  }

  /// The search field in a toolbar on iPhones since iOS 26; elsewhere a flexible space.
  static func search(in controller: UIViewController) -> UIBarButtonItem {
    guard #available(iOS 26.0, *), controller.traitCollection.userInterfaceIdiom == .phone else {
      return .flexibleSpace()
    }
    return controller.navigationItem.searchBarPlacementBarButtonItem
  }

  /// A button with a colour, as the main one, disabled, or with a badge, which bars show since iOS 26.
  static func button(
    _ item: UIBarButtonItem, color: UIColor? = nil, isProminent: Bool = false,
    isEnabled: Bool = true, badge: String? = nil
  ) -> UIBarButtonItem {
    item.tintColor = color
    item.isEnabled = isEnabled
    if isProminent {
      if #available(iOS 26.0, *) { item.style = .prominent } else { item.style = .done }
    }
    if #available(iOS 26.0, *), let badge { item.badge = .string(badge) }
    return item
  }
}
