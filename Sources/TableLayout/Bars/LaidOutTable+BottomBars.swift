// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

extension LaidOutTable {
  /// The frames of the toolbar and of the tab bar, in points; empty without bars.
  package var bottomBarTrees: [FrameTree.BottomBar] {
    guard let bars = BottomBarArrangement<Points>(self) else { return [] }
    func item(_ item: BarItem<Points>) -> FrameTree.BottomBar.Item {
      FrameTree.BottomBar.Item(
        title: item.label?.text ?? item.element[.elementTitle], frame: directed(item.frame.rect),
        symbol: item.symbol.map { directed($0.rect) }, label: item.label.map { directed($0.frame.rect) },
        badge: item.badge.map { directed($0.frame.rect) }, isSelected: item.isSelected)
    }
    let all = [(BottomBar.toolbar, bars.toolbar, bars.tools), (.tabBar, bars.tabBar, bars.tabs)]
    return all.compactMap { bar, frame, items in
      frame.map { .init(bar: bar, frame: directed($0.rect), items: items.map(item)) }
    }
  }
}

/// A bar at the screen's end, or a tab bar at its top.
package enum BottomBar: String, Hashable, Sendable, CaseIterable { case tabBar, toolbar }

extension Explainer {
  /// The numbers of an item of a bar that `why` explains, in points.
  package enum BarItemProperty: String, Hashable, Sendable, CaseIterable {
    case x, width
    case symbolX = "symbol x"
    case symbolY = "symbol y"
    case titleX = "title x"
    case titleY = "title y"
    case badgeX = "badge x"
    case badgeY = "badge y"
  }

  /// Explains the height of a bar with the space below it; `nil` without the bar.
  package func explainHeight(of bar: BottomBar) -> Explanation? {
    if bar == .tabBar, environment.tabBarIsAtTop {
      let height: Traced = environment.metric(.topTabBarHeight, "tab bar")
      return explanation("height of the tab bar at the top", height, at: .table)
    }
    let sum = BottomBarSum<Traced>(environment: environment)
    let height = bar == .tabBar ? sum.tabs + sum.belowTabs : sum.toolbar + sum.belowToolbar
    guard height.points > .zero else { return nil }
    return explanation("height of the \(bar.words) with the space below it", height, at: .table)
  }

  /// Explains a number of an item, counted from 0; `nil` if there is no such item or number.
  package func explain(_ property: BarItemProperty, ofItem index: Int, in bar: BottomBar) -> Explanation? {
    guard let bars = BottomBarArrangement<Traced>(layout) else { return nil }
    let items = bar == .tabBar ? bars.tabs : bars.tools
    guard items.indices.contains(index) else { return nil }
    let item = items[index]
    let number =
      switch property {
      case .x: item.frame.x
      case .width: item.frame.width
      case .symbolX: item.symbol?.x
      case .symbolY: item.symbol?.y
      case .titleX: item.label?.frame.x
      case .titleY: item.label?.frame.y
      case .badgeX: item.badge?.frame.x
      case .badgeY: item.badge?.frame.y
      }
    return number.map {
      explanation("\(property.rawValue) of item \(index) in the \(bar.words)", $0, at: .table)
    }
  }
}

extension BottomBar {
  package var words: String { self == .tabBar ? "tab bar" : "toolbar" }
}
