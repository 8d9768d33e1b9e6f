// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

extension UITabBarController {
  /// A tab bar with a screen at one of its tabs. The others have empty screens, which the app replaces.
  static func tabs(_ tabs: [UITabBarItem], showing screen: UIViewController, at index: Int)
    -> UITabBarController
  {
    let controller = UITabBarController()
    controller.viewControllers = tabs.enumerated().map { place, tab in
      let shown = place == index ? screen : UIViewController()
      shown.tabBarItem = tab
      return shown
    }
    if tabs.indices.contains(index) { controller.selectedIndex = index }
    return controller
  }
}

extension UITabBarItem {
  static func tab(_ title: String, symbol: String? = nil, badge: String? = nil) -> UITabBarItem {
    let item = UITabBarItem(
      title: title, image: symbol.flatMap { UIImage(systemName: $0) }, selectedImage: nil)
    item.badgeValue = badge
    return item
  }
}
