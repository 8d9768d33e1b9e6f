// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A tab of a tab bar.
struct BarTab {
  var title: LocalizedStringKey
  var symbol: String
  var badge: String?

  init(_ title: LocalizedStringKey, symbol: String = "", badge: String? = nil) {
    self.title = title
    self.symbol = symbol
    self.badge = badge
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
    TabView(selection: $selection) {
      ForEach(tabs.indices, id: \.self) { index in
        shown(at: index)
          .tabItem {
            if !tabs[index].symbol.isEmpty { Image(systemName: tabs[index].symbol) }
            Text(tabs[index].title)
          }
          .badge(tabs[index].badge.map { Text(verbatim: $0) })
          .tag(index)
      }
    }
  }

  @ViewBuilder private func shown(at index: Int) -> some View {
    if index == place { screen } else { Color.clear }
  }
}
