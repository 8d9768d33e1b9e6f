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

  /// The tabs as they are drawn: only the first search tab is one, because a tab bar has one place for it.
  package var shownTabs: [Element] {
    let tabs = tabs ?? []
    let search = tabs.firstIndex(where: \.isSearchTab)
    return tabs.enumerated().map { index, tab in
      guard tab.isSearchTab, index != search else { return tab }
      var tab = tab
      tab[given: .tabRole] = nil
      return tab
    }
  }
}

extension Table.Info {
  /// Whether the search field is among the items of the toolbar, on iPhones since iOS 26. No source has it beside a tab bar.
  package var hasSearchInToolbar: Bool {
    navigation.search != nil && navigation.display != NavigationDisplay.none
      && bottomBars.toolbarItems?.isEmpty == false && bottomBars.tabs?.isEmpty != false
  }
}

extension Element {
  /// The name of a bar button's symbol; a button with a symbol doesn't show its title in a bar, except in a tab bar. The search
  /// tab has a magnifying glass by default, as `UISearchTab` has.
  package var barSymbol: String? {
    self[given: .elementImage]?.symbol ?? (isSearchTab ? "magnifyingglass" : nil)
  }
  package var isSearchTab: Bool { self[.tabRole] == .search }
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
  package var barred: [AnyLookSetting] { self == .button ? [.badgeValue, .tabRole] : [] }

  /// Those that it has in the bar of a key: only tabs have a role.
  package func barred(in key: String) -> [AnyLookSetting] {
    key.hasSuffix("tabs") ? barred : barred.filter { $0 != .tabRole }
  }
}
