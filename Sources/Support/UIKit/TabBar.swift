// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A tab of a tab bar.
struct BarTab {
  var title: String
  var symbol: String?
  var badge: String?
  /// Whether it is the search tab, which has a place of its own since iOS 18, and since iOS 26 a circle.
  var isSearch = false

  init(_ title: String, symbol: String? = nil, badge: String? = nil, isSearch: Bool = false) {
    self.title = title
    self.symbol = symbol
    self.badge = badge
    self.isSearch = isSearch
  }

  fileprivate var image: UIImage? { symbol.flatMap { UIImage(systemName: $0) } }

  @available(iOS 18.0, *)
  @MainActor fileprivate func tab(at place: Int, showing screen: UIViewController) -> UITab {
    let identifier = "tab\(place)"
    let tab =
      isSearch
      ? UISearchTab(title: title, image: image, identifier: identifier) { _ in screen }
      : UITab(title: title, image: image, identifier: identifier) { _ in screen }
    tab.badgeValue = badge
    return tab
  }
}

extension UITabBarController {
  /// A tab bar with a screen at one of its tabs. The others have empty screens, which the app replaces.
  static func tabs(_ tabs: [BarTab], showing screen: UIViewController, at index: Int)
    -> UITabBarController
  {
    let controller = UITabBarController()
    let screens = tabs.indices.map { $0 == index ? screen : UIViewController() }
    if #available(iOS 18.0, *), tabs.contains(where: \.isSearch) {
      controller.tabs = tabs.indices.map { tabs[$0].tab(at: $0, showing: screens[$0]) }
      if tabs.indices.contains(index) { controller.selectedTab = controller.tabs[index] }
      return controller
    }
    for (tab, shown) in zip(tabs, screens) {
      let item = UITabBarItem(title: tab.title, image: tab.image, selectedImage: nil)
      item.badgeValue = tab.badge
      shown.tabBarItem = item
    }
    controller.viewControllers = screens
    if tabs.indices.contains(index) { controller.selectedIndex = index }
    return controller
  }
}
