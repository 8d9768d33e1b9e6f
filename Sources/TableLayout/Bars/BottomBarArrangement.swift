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
  /// The tab bar down to the screen's end, or its capsule; `nil` without tabs.
  private(set) var tabBar: Frame<N>?
  private(set) var tabs: [BarItem<N>] = []
  /// The toolbar down to the screen's end or the tab bar; `nil` without items.
  private(set) var toolbar: Frame<N>?
  private(set) var tools: [BarItem<N>] = []
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
    let tabs = bars.tabs ?? []
    let inset: N = metric(.tabBarInset, "beside the capsule")
    let room = environment.tableWidth() - safeLeft - safeRight - inset * 2
    let edge: N = metric(.tabSelectionInset, "inside the capsule")
    let overlap: N = metric(.tabOverlap, "tabs overlap")
    let least: N = metric(.tabWidth, "tab")
    let padding: N = metric(.tabLabelPadding, "beside the title")
    let font = tabFont(sum.isWide ? .wideTabLabelSize : .tabLabelSize)
    var widths: [N]
    if isGlass {
      widths = tabs.map { tab in
        N.larger(
          least, label(tab[.elementTitle], font, .semantic(.label), width: room).frame.width + padding * 2)
      }
      let whole = widths.reduce(edge * 2) { $0 + $1 } - overlap * (tabs.count - 1)
      let excess = (whole - room).notNegative / tabs.count
      if excess.points > .zero {
        widths = widths.map { ($0 - excess.named("to fit", .rule("the screen is too narrow"))).notNegative }
      }
    } else {
      widths = tabs.map { _ in room / tabs.count }
    }
    let whole = widths.reduce(edge * 2) { $0 + $1 } - overlap * (tabs.count - 1)
    let left = isGlass ? safeLeft + inset + ((room - whole) / 2).notNegative : .zero
    let bar = Frame(
      x: left, y: top, width: isGlass ? whole : environment.tableWidth(),
      height: isGlass ? sum.tabs : sum.tabs + sum.belowTabs)
    tabBar = bar
    var x = isGlass ? left + edge : safeLeft
    for (index, tab) in tabs.enumerated() {
      let frame = Frame(x: x, y: top + edge, width: widths[index], height: sum.tabs - edge * 2)
      place(tab, in: frame, top: top, font, padding, isSelected: index == bars.selectedTab)
      x = x + widths[index] - overlap
    }
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
    var x = top.frame.x + metric(.tabSelectionInset, "inside the capsule")
    for (index, width) in top.widths.enumerated() {
      let isSelected = index == bars.selectedTab
      let color = isSelected ? environment.look[.tintColor] : unselectedColor
      tabs.append(top.item(index, x: x, color: color, isSelected: isSelected))
      x = x + width
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

  private var look: BarButtonLook<N> { BarButtonLook(environment: environment, isMetal: false) }

  private mutating func placeTools() {
    let items = environment.info.bottomBars.toolbarItems ?? []
    toolbar = Frame(
      x: .zero, y: top, width: environment.tableWidth(),
      height: look.hasSurfaces ? sum.toolbar : sum.toolbar + sum.belowToolbar)
    let (left, right) = barEnds
    let room = right - left
    let spacers = items.count { $0.kind == .spacer }
    let free =
      spacers > 0
      ? ((room - look.width(of: items)).notNegative / spacers).named("flexible space", .layout) : .zero
    let placed = look.place(items, from: left, middle: top + sum.toolbar / 2, free: free)
    (tools, surfaces) = (placed.items, placed.surfaces)
  }
}
