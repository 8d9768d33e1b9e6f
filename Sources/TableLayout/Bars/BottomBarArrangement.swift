// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The tab bar and the toolbar with their contents placed, in content coordinates, left to right. They are at the screen's end; the
/// tab bar can be at its top.
struct BottomBarArrangement<N: Measure>: Measuring {
  let environment: LayoutEnvironment
  let sum: BottomBarSum<N>
  /// Whether the tab bar is at the top.
  let hasTabsAtTop: Bool
  /// The tab bar down to the screen's end, or its capsule with the circle of the search tab; `nil` without tabs.
  private(set) var tabBar: Frame<N>?
  /// The capsule of a floating tab bar, and the circle of its search tab.
  private(set) var tabSurfaces: [Frame<N>] = []
  private(set) var tabs: [BarItem<N>] = []
  /// The toolbar down to the screen's end or the tab bar; `nil` without items.
  private(set) var toolbar: Frame<N>?
  private(set) var tools: [BarItem<N>] = []
  /// The search field among the toolbar's items; `nil` if it isn't there.
  private(set) var searchField: Frame<N>?
  private(set) var surfaces: [BarSurface<N>] = []
  /// y of the top of the first bar at the screen's end.
  let top: N

  /// - Returns: `nil` without bars.
  init?(_ layout: LaidOutTable) {
    environment = layout.environment
    guard !environment.info.bottomBars.isEmpty else { return nil }
    sum = BottomBarSum(environment: environment)
    hasTabsAtTop = environment.tabBarIsAtTop
    let bottom = N(layout.pictureRect.maxY, "picture's bottom", .rule("where the picture ends"))
    top = bottom - sum.height
    guard hasTabsAtTop || sum.height.points > .zero else { return nil }
    if hasTabsAtTop { placeTopTabs(layout) }
    if sum.tabs.points > .zero { placeTabs(top: bottom - sum.belowTabs - sum.tabs) }
    if sum.toolbar.points > .zero { placeTools() }
  }

  /// Whether bars float over the rows.
  var isGlass: Bool { environment.metric(.tabBarInset) > .zero }

  private func label(_ text: String, _ font: Font, _ color: Color, width: N) -> PlacedLabel<N> {
    PlacedLabel("text", LabelText(text), font: font, color: color, available: width, grid: grid)
  }

  private func square(_ side: N, aroundX x: N, y: N) -> Frame<N> {
    Frame(x: x - side / 2, y: y - side / 2, width: side, height: side)
  }

  // MARK: - Tabs

  /// Titles are medium; semibold is the next weight that pictures have.
  private func tabFont(_ size: Metric) -> Font { Font(size: environment.metric(size), weight: .semibold) }

  private mutating func placeTabs(top: N) {
    let bars = environment.info.bottomBars
    let tabs = bars.shownTabs
    let inset: N = metric(.tabBarInset, "beside the capsule")
    let (left, right) = (safeLeft + inset, environment.tableWidth() - safeRight - inset)
    let search = environment.searchTabIsApart ? tabs.firstIndex(where: \.isSearchTab) : nil
    var room = environment.tableWidth() - safeLeft - safeRight - inset * 2
    if search != nil {
      room = (room - sum.tabs - metric(.searchTabSpacing, "before the search tab")).notNegative
    }
    let edge: N = metric(.tabSelectionInset, "inside the capsule")
    let overlap: N = metric(.tabOverlap, "tabs overlap")
    let padding: N = metric(.tabLabelPadding, "beside the title")
    let font = tabFont(sum.isWide ? .wideTabLabelSize : .tabLabelSize)
    let widths = widths(of: tabs.indices.filter { $0 != search }.map { tabs[$0] }, font, padding, in: room)
    let whole = widths.reduce(edge * 2) { $0 + $1 } - overlap * max(0, widths.count - 1)
    // Beside a search tab, the capsule is at the leading end.
    let start = isGlass && search == nil ? left + ((room - whole) / 2).notNegative : left
    if !isGlass {
      tabBar = Frame(x: .zero, y: top, width: environment.tableWidth(), height: sum.tabs + sum.belowTabs)
    } else if !widths.isEmpty {
      tabSurfaces = [Frame(x: start, y: top, width: whole, height: sum.tabs)]
    }
    if search != nil {
      tabSurfaces.append(Frame(x: right - sum.tabs, y: top, width: sum.tabs, height: sum.tabs))
    }
    if let first = tabSurfaces.first, let last = tabSurfaces.last {
      tabBar = Frame(x: first.x, y: top, width: last.maxX - first.x, height: sum.tabs)
    }
    var x = isGlass ? start + edge : safeLeft
    var rest = widths[...]
    for (index, tab) in tabs.enumerated() {
      if index == search, let circle = tabSurfaces.last {
        self.tabs.append(searchTab(tab, in: circle, isSelected: index == bars.selectedTab))
      } else if let width = rest.popFirst() {
        let frame = Frame(x: x, y: top + edge, width: width, height: sum.tabs - edge * 2)
        place(tab, in: frame, top: top, font, padding, isSelected: index == bars.selectedTab)
        x = x + width - overlap
      }
    }
  }

  /// The widths of tabs: those of their titles in a capsule, else the same for all.
  private func widths(of tabs: [Element], _ font: Font, _ padding: N, in room: N) -> [N] {
    guard isGlass else { return tabs.map { _ in room / tabs.count } }
    let edge: N = metric(.tabSelectionInset, "inside the capsule")
    let overlap: N = metric(.tabOverlap, "tabs overlap")
    let least: N = metric(.tabWidth, "tab")
    let widths = tabs.map { tab in
      N.larger(
        least, label(tab[.elementTitle], font, .semantic(.label), width: room).frame.width + padding * 2)
    }
    let whole = widths.reduce(edge * 2) { $0 + $1 } - overlap * max(0, tabs.count - 1)
    let excess = (whole - room).notNegative / max(1, tabs.count)
    guard excess.points > .zero else { return widths }
    return widths.map { ($0 - excess.named("to fit", .rule("the screen is too narrow"))).notNegative }
  }

  /// The search tab in its circle, with its symbol alone. Source: pixels of a floating tab bar with a search tab, iOS 26; they show
  /// none that is selected.
  private func searchTab(_ tab: Element, in circle: Frame<N>, isSelected: Bool) -> BarItem<N> {
    let edge: N = metric(.tabSelectionInset, "inside the capsule")
    let symbol = square(
      metric(.tabSymbolSide, "symbol"), aroundX: circle.x + circle.width / 2, y: circle.y + circle.height / 2)
    var item = BarItem<N>(
      element: tab,
      frame: Frame(
        x: circle.x + edge, y: circle.y + edge, width: circle.width - edge * 2,
        height: circle.height - edge * 2),
      symbol: symbol, label: nil, color: isSelected ? environment.look[.tintColor] : unselectedColor,
      isSelected: isSelected)
    item.badge = look.badge(tab[.badgeValue], at: symbol)
    return item
  }

  private mutating func placeTopTabs(_ layout: LaidOutTable) {
    let bars = environment.info.bottomBars
    let top =
      NavigationArrangement<N>(layout)?.tabs
      ?? TopTabs(
        environment,
        middle: layout.barTop(as: N.self) + NavigationBarSum<N>(environment: environment).contentHeight / 2,
        between: barEnds.left, and: barEnds.right)
    tabBar = top.frame
    tabSurfaces = [top.frame]
    for (index, x) in top.starts.enumerated() {
      let isSelected = index == bars.selectedTab
      let color = isSelected ? environment.look[.tintColor] : unselectedColor
      tabs.append(top.item(index, x: x, color: color, isSelected: isSelected))
    }
  }

  private mutating func place(
    _ tab: Element, in frame: Frame<N>, top: N, _ font: Font, _ padding: N, isSelected: Bool
  ) {
    let color = isSelected ? environment.look[.tintColor] : unselectedColor
    let side: N = metric(.tabSymbolSide, "symbol")
    let middle = frame.x + frame.width / 2
    let hasSymbol = tab.barSymbol != nil
    let room = (frame.width - (isGlass ? .zero : padding * 2)).notNegative
    let title: PlacedLabel<N>
    let symbol: Frame<N>?
    if sum.isWide {
      let spacing: N = metric(.wideTabSpacing, "beside the symbol")
      let symbolRoom = hasSymbol ? side + spacing : .zero
      let own = label(tab[.elementTitle], font, color, width: (room - symbolRoom).notNegative)
      let x = middle - (own.frame.width + symbolRoom) / 2
      let y = top + sum.tabs / 2
      title = own.moved(x: x + symbolRoom, y: (y - own.frame.height / 2).rounded(to: grid))
      symbol = hasSymbol ? square(side, aroundX: x + side / 2, y: y) : nil
    } else {
      let own = label(tab[.elementTitle], font, color, width: room)
      let ascender = N(FontMetrics(font).ascender, "above the baseline", .rule("the title's font"))
      title = own.moved(
        x: middle - own.frame.width / 2, y: top + metric(.tabLabelBaseline, "the title's baseline") - ascender
      )
      symbol =
        hasSymbol
        ? square(side, aroundX: middle, y: top + metric(.tabSymbolMiddle, "the symbol's middle")) : nil
    }
    var item = BarItem(
      element: tab, frame: frame, symbol: symbol, label: title, color: color, isSelected: isSelected)
    item.badge = look.badge(tab[.badgeValue], at: symbol ?? title.frame)
    tabs.append(item)
  }

  /// The colour of the other tabs. Source: pixels of tab bars: #929299 in iOS 18, #19191C in iOS 26; those in dark appearance are
  /// assumed.
  private var unselectedColor: Color {
    let isDark = environment.info.traits.appearance == .dark
    return isGlass || hasTabsAtTop
      ? .rgba(RGBA(hex: isDark ? 0xF5F5F5 : 0x19191C)) : .rgba(RGBA(hex: isDark ? 0x757575 : 0x929299))
  }

  // MARK: - The toolbar

  private var look: BarButtonLook<N> {
    var look = BarButtonLook<N>(environment: environment, isMetal: false)
    if environment.searchIsInToolbar { look.side = metric(.searchFieldHeight, "button") }
    return look
  }

  private mutating func placeTools() {
    let items = environment.info.bottomBars.toolbarItems ?? []
    toolbar = Frame(
      x: .zero, y: top, width: environment.tableWidth(),
      height: look.hasSurfaces ? sum.toolbar : sum.toolbar + sum.belowToolbar)
    if environment.searchIsInToolbar { return placeTools(items, aroundSearchAt: top) }
    let (left, right) = barEnds
    let room = right - left
    let spacers = items.count { $0.kind == .spacer }
    let free =
      spacers > 0
      ? ((room - look.width(of: items)).notNegative / spacers).named("flexible space", .layout) : .zero
    add(look.place(items, from: left, middle: top + sum.toolbar / 2, free: free))
  }

  private mutating func add(_ placed: (items: [BarItem<N>], surfaces: [BarSurface<N>], end: N)) {
    tools += placed.items
    surfaces += placed.surfaces
  }

  /// Places a search field between the items before the first flexible space and those after it. It has all of the free width;
  /// other flexible spaces only separate surfaces.
  ///
  /// The row has the insets of a field alone, and buttons are as high as the field, as the button beside a field above the
  /// keyboard is; both are assumed here.
  private mutating func placeTools(_ items: [Element], aroundSearchAt top: N) {
    let inset: N = metric(.searchFieldInset, "beside the toolbar")
    let (left, right) = (safeLeft + inset, environment.tableWidth() - safeRight - inset)
    let middle = top + sum.toolbar / 2
    let place = items.firstIndex { $0.kind == .spacer } ?? items.count
    let (before, after) = (Array(items[..<place]), Array(items[place...].dropFirst()))
    let first = look.place(before, from: left, middle: middle)
    let spacers = after.count { $0.kind == .spacer }
    let last = right - look.width(of: after) - look.surfaceSpacing * spacers
    add(first)
    add(look.place(after, from: last, middle: middle, free: look.surfaceSpacing))
    let start = before.isEmpty ? left : first.end + look.surfaceSpacing
    let end = after.isEmpty ? right : last - look.surfaceSpacing
    searchField = Frame(x: start, y: top, width: (end - start).notNegative, height: sum.toolbar)
  }
}
