// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A tab of a tab bar.
struct BarTab {
  var title: LocalizedStringKey
  var symbol: String
  var badge: String?
  /// Whether it is the search tab, which has a place of its own since iOS 18, and since iOS 26 a circle.
  var isSearch: Bool

  init(
    _ title: LocalizedStringKey, symbol: String = "", badge: String? = nil, isSearch: Bool = false
  ) {
    self.title = title
    self.symbol = symbol
    self.badge = badge
    self.isSearch = isSearch
  }
}

/// A tab bar with a screen at one of its tabs. The others have empty screens, which the app replaces.
struct BarTabs<Screen: View>: View {
  private let tabs: [BarTab]
  private let place: Int
  private let screen: Screen
  @State private var selection: Int

  init(_ tabs: [BarTab], showing screen: Screen, at place: Int) {
    self.tabs = tabs
    self.place = place
    self.screen = screen
    _selection = State(initialValue: place)
  }

  var body: some View {
    if #available(iOS 18, *), tabs.contains(where: \.isSearch) {
      TabView(selection: $selection) {
        ForEach(tabs.indices, id: \.self) { index in
          Tab(value: index, role: tabs[index].isSearch ? .search : nil) {
            shown(at: index)
          } label: {
            label(of: tabs[index])
          }
          .badge(badge(of: tabs[index]))
        }
      }
    } else {
      TabView(selection: $selection) {
        ForEach(tabs.indices, id: \.self) { index in
          shown(at: index)
            .tabItem { label(of: tabs[index]) }
            .badge(badge(of: tabs[index]))
            .tag(index)
        }
      }
    }
  }

  @ViewBuilder private func label(of tab: BarTab) -> some View {
    if !tab.symbol.isEmpty { Image(systemName: tab.symbol) }
    Text(tab.title)
  }

  private func badge(of tab: BarTab) -> Text? { tab.badge.map { Text(verbatim: $0) } }

  @ViewBuilder private func shown(at index: Int) -> some View {
    if index == place { screen } else { Color.clear }
  }
}
