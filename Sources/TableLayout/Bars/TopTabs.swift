// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The tab bar at the top of an iPad's screen: a capsule in the row of the navigation bar, between its buttons, left to right.
///
/// Source: reports about apps on iPadOS 18 and 26 describe it as a capsule in the place of the bar's title, whose tabs have titles
/// without symbols; the search tab is at the trailing end and shows its symbol alone. Its numbers are assumed. Titles are medium; semibold is the next weight that pictures have.
struct TopTabs<N: Measure>: Measuring {
  let environment: LayoutEnvironment
  private(set) var frame: Frame<N>
  /// The width of each tab.
  private(set) var widths: [N] = []

  private var look: BarButtonLook<N> { BarButtonLook(environment: environment, isMetal: false) }
  private var tabs: [Element] { environment.info.bottomBars.shownTabs }

  /// In the middle of the screen if there is room, else as near to it as possible.
  ///
  /// - Parameters:
  ///   - middle: y of the middle of the row.
  ///   - leading: x of the end of what is before the tabs.
  ///   - trailing: x of the start of what is after them.
  init(_ environment: LayoutEnvironment, middle: N, between leading: N, and trailing: N) {
    self.environment = environment
    let height: N = environment.metric(.topTabBarHeight, "tab bar")
    frame = Frame(x: leading, y: middle - height / 2, width: .zero, height: height)
    let edge: N = metric(.tabSelectionInset, "inside the capsule")
    let room = (trailing - leading - edge * 2).notNegative
    widths = tabs.map(width)
    let excess = (widths.reduce(.zero) { $0 + $1 } - room).notNegative / max(1, widths.count)
    if excess.points > .zero {
      widths = widths.map { ($0 - excess.named("to fit", .rule("the bar is too narrow"))).notNegative }
    }
    frame.width = widths.reduce(edge * 2) { $0 + $1 }
    let centred = environment.tableWidth() / 2 - frame.width / 2
    let most = N.larger(leading, trailing - frame.width)
    frame.x = N.smaller(most, .larger(leading, centred))
  }

  private func width(of tab: Element) -> N {
    N.larger(
      metric(.barButtonSide, "button"), contentWidth(of: tab) + metric(.topTabPadding, "beside the title") * 2
    )
  }

  /// The width of a tab's title with its badge, or of its symbol.
  private func contentWidth(of tab: Element) -> N {
    guard let title = title(of: tab, color: .semantic(.label), available: environment.tableWidth()) else {
      return metric(.barSymbolSide, "symbol")
    }
    return badge(of: tab, after: title.frame)?.frame.maxX ?? title.frame.width
  }

  /// x of each tab.
  var starts: [N] {
    var x = frame.x + metric(.tabSelectionInset, "inside the capsule")
    var result = widths
    for index in widths.indices.filter({ !tabs[$0].isSearchTab })
      + widths.indices.filter({ tabs[$0].isSearchTab })
    {
      result[index] = x
      x = x + widths[index]
    }
    return result
  }

  /// The title of a tab, at 0; `nil` if it has only a symbol.
  private func title(of tab: Element, color: Color, available: N) -> PlacedLabel<N>? {
    let title = tab[.elementTitle]
    if title.isEmpty || tab.isSearchTab { return nil }
    return PlacedLabel(
      "text", LabelText(title),
      font: Font(size: environment.metric(.topTabLabelSize), weight: .semibold), color: color,
      available: available, grid: grid)
  }

  /// The badge after a title, which would be below it.
  private func badge(of tab: Element, after title: Frame<N>) -> (frame: Frame<N>, label: PlacedLabel<N>)? {
    let end = Frame(x: title.maxX, y: title.y, width: .zero, height: title.height)
    return look.badge(tab[.badgeValue], at: end)
  }

  /// A tab from `x`, with its contents in the middle.
  func item(_ index: Int, x: N, color: Color, isSelected: Bool) -> BarItem<N> {
    let (tab, width) = (tabs[index], widths[index])
    let edge: N = metric(.tabSelectionInset, "inside the capsule")
    let box = Frame(x: x, y: frame.y + edge, width: width, height: frame.height - edge * 2)
    let middle = frame.y + frame.height / 2
    guard let own = title(of: tab, color: color, available: width) else {
      let side: N = metric(.barSymbolSide, "symbol")
      let symbol = Frame(x: x + (width - side) / 2, y: middle - side / 2, width: side, height: side)
      var item = BarItem(
        element: tab, frame: box, symbol: symbol, label: nil, color: color, isSelected: isSelected)
      item.badge = look.badge(tab[.badgeValue], at: symbol)
      return item
    }
    let title = own.moved(
      x: x + ((width - contentWidth(of: tab)) / 2).notNegative,
      y: (middle - own.frame.height / 2).rounded(to: grid))
    var item = BarItem(
      element: tab, frame: box, symbol: nil, label: title, color: color, isSelected: isSelected)
    item.badge = badge(of: tab, after: title.frame)
    return item
  }
}

extension LayoutEnvironment {
  /// Whether the tab bar is at the top: on iPads with a regular width.
  var tabBarIsAtTop: Bool {
    info.bottomBars.tabs?.isEmpty == false && device.isPad && metric(.topTabBarHeight) > .zero
      && info.traits.horizontalSizeClass == .regular
  }

  /// Whether the search tab isn't among the others: it has a circle beside a floating tab bar, or is at the end of one at the top.
  var searchTabIsApart: Bool {
    tabBarIsAtTop || metric(.tabBarInset) > .zero && metric(.searchTabSpacing) > .zero
  }

  /// The height of the row that a tab bar at the top has if there is no navigation bar; `nil` without such a row.
  var tabRowHeight: Points? {
    tabBarIsAtTop && navigationDisplay == .none ? NavigationBarSum(environment: self).bar : nil
  }
}

extension Measuring {
  /// Points of the safe area at the left side.
  var safeLeft: N {
    N(environment.safeArea.left, "safe area, left", environment.safeAreaSources.left).ifAny
  }
  /// Points of the safe area at the right side.
  var safeRight: N {
    N(environment.safeArea.right, "safe area, right", environment.safeAreaSources.right).ifAny
  }
  /// x of the ends of a bar's contents.
  var barEnds: (left: N, right: N) {
    let margin: N = environment.kept(.layoutMargin, "layout margin")
    return (safeLeft + margin, environment.tableWidth() - safeRight - margin)
  }
}
