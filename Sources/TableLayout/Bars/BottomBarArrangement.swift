// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The tab bar and the toolbar with their contents placed, in content coordinates, left to right.
struct BottomBarArrangement<N: Measure>: Measuring {
  /// A tab, or an item of the toolbar.
  struct Item {
    let element: Element
    /// A tab's part of the bar, or the visible part of another item.
    let frame: Frame<N>
    /// The box of its symbol; `nil` without one.
    let symbol: Frame<N>?
    let label: PlacedLabel<N>?
    /// The badge at its symbol, with its text. Default: none.
    var badge: (frame: Frame<N>, label: PlacedLabel<N>)?
    /// Whether it is the selected tab. Default: false.
    var isSelected = false
  }

  /// A round surface of the toolbar.
  struct Surface {
    let frame: Frame<N>
    /// The colour of a prominent button; `nil` for glass.
    let color: Color?
  }

  let environment: LayoutEnvironment
  let sum: BottomBarSum<N>
  /// The tab bar down to the screen's end, or its capsule; `nil` without tabs.
  private(set) var tabBar: Frame<N>?
  private(set) var tabs: [Item] = []
  /// The toolbar down to the screen's end or the tab bar; `nil` without items.
  private(set) var toolbar: Frame<N>?
  private(set) var tools: [Item] = []
  private(set) var surfaces: [Surface] = []
  /// y of the first bar's top.
  let top: N

  /// - Returns: `nil` without bars.
  init?(_ layout: LaidOutTable) {
    environment = layout.environment
    guard !environment.info.bottomBars.isEmpty else { return nil }
    sum = BottomBarSum(environment: environment)
    let bottom = N(layout.pictureRect.maxY, "picture's bottom", .rule("where the picture ends"))
    top = bottom - sum.height
    guard sum.height.points > .zero else { return nil }
    if sum.tabs.points > .zero { placeTabs(top: bottom - sum.belowTabs - sum.tabs) }
    if sum.toolbar.points > .zero { placeTools() }
  }

  /// Whether bars float over the rows.
  var isGlass: Bool { environment.metric(.tabBarInset) > .zero }
  private var safeLeft: N {
    N(environment.safeArea.left, "safe area, left", environment.safeAreaSources.left).ifAny
  }
  private var safeRight: N {
    N(environment.safeArea.right, "safe area, right", environment.safeAreaSources.right).ifAny
  }

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
    var item = Item(element: tab, frame: frame, symbol: symbol, label: title, isSelected: isSelected)
    item.badge = badge(tab[.badgeValue], at: symbol ?? title.frame)
    tabs.append(item)
  }

  /// A badge whose middle is at the upper trailing part of a symbol. Source: general knowledge; assumed to the point.
  private func badge(_ text: String, at symbol: Frame<N>) -> (frame: Frame<N>, label: PlacedLabel<N>)? {
    guard !text.isEmpty else { return nil }
    let height: N = metric(.tabBadgeHeight, "badge")
    let label = label(
      text, Font(size: environment.metric(.tabBadgeTextSize)), .semantic(.white),
      width: environment.tableWidth())
    let width = N.larger(height, label.frame.width + metric(.tabBadgePadding, "beside the badge's text") * 2)
    let frame = Frame(
      x: symbol.x + symbol.width / 2 + height / 3, y: symbol.y - height / 9, width: width, height: height)
    return (
      frame,
      label.moved(
        x: frame.x + (width - label.frame.width) / 2,
        y: (frame.y + (height - label.frame.height) / 2).rounded(to: grid))
    )
  }

  /// The colour of the other tabs. Source: pixels of tab bars: #929299 in iOS 18, #19191C in iOS 26; those in dark appearance are
  /// assumed.
  private var unselectedColor: Color {
    let isDark = environment.info.traits.appearance == .dark
    return isGlass
      ? .rgba(RGBA(hex: isDark ? 0xF5F5F5 : 0x19191C)) : .rgba(RGBA(hex: isDark ? 0x757575 : 0x929299))
  }

  // MARK: - The toolbar

  private var hasSurfaces: Bool { environment.metric(.barButtonSide) > .zero }
  private var surfaceSide: N { metric(.barButtonSide, "button") }

  private func color(of item: Element) -> Color {
    let usual: Color = hasSurfaces ? .semantic(.label) : environment.look[.tintColor]
    if item.kind == .label { return item[given: .elementColor] ?? .semantic(.label) }
    if hasSurfaces, item.isProminent { return .semantic(.white) }
    if item[.buttonRole] == .destructive { return .semantic(.systemRed) }
    return item[given: .elementColor] ?? usual
  }

  private func font(of item: Element) -> Font {
    guard item.kind == .button else { return environment.font(item[.labelFont]) }
    // `done` and `prominent` titles are bolder.
    return Font(
      size: environment.profile.navigationBar.buttonSize, weight: item.isProminent ? .semibold : .regular)
  }

  private func text(of item: Element) -> PlacedLabel<N> {
    label(
      item.kind == .label ? item.attributedText.string : item[.elementTitle], font(of: item), color(of: item),
      width: environment.tableWidth())
  }

  private func width(of item: Element) -> N {
    if item.kind == .spacer { return .zero }
    guard item.kind == .button else { return text(of: item).frame.width }
    if item.barSymbol != nil { return hasSurfaces ? surfaceSide : metric(.barSymbolSide, "symbol") }
    let width = text(of: item).frame.width
    return hasSurfaces
      ? .larger(surfaceSide, width + metric(.barButtonPadding, "beside the text") * 2) : width
  }

  /// The space between two neighbours: buttons on one surface have none.
  private func spacing(_ one: Element?, _ other: Element) -> N {
    guard let one, one.kind != .spacer, other.kind != .spacer else { return .zero }
    guard hasSurfaces else { return metric(.barButtonSpacing, "between buttons") }
    return Self.share(one, other) ? .zero : metric(.barSurfaceSpacing, "between surfaces")
  }

  /// Whether two neighbours have one surface.
  private static func share(_ one: Element, _ other: Element) -> Bool {
    one.kind == .button && other.kind == .button && !one.isProminent && !other.isProminent
  }

  private mutating func placeTools() {
    let items = environment.info.bottomBars.toolbarItems ?? []
    let bar = Frame(
      x: .zero, y: top, width: environment.tableWidth(),
      height: hasSurfaces ? sum.toolbar : sum.toolbar + sum.belowToolbar)
    toolbar = bar
    let margin: N = environment.kept(.layoutMargin, "layout margin")
    let left = safeLeft + margin
    let room = environment.tableWidth() - safeRight - margin - left
    var used = N.zero
    for (index, item) in items.enumerated() {
      used = used + spacing(index > 0 ? items[index - 1] : nil, item) + width(of: item)
    }
    let spacers = items.count { $0.kind == .spacer }
    let free = spacers > 0 ? ((room - used).notNegative / spacers).named("flexible space", .layout) : .zero
    let middle = top + sum.toolbar / 2
    var x = left
    for (index, item) in items.enumerated() {
      let previous = index > 0 ? items[index - 1] : nil
      x += spacing(previous, item)
      if item.kind == .spacer {
        x += free
        continue
      }
      let width = width(of: item)
      if item.kind == .button, hasSurfaces {
        addSurface(
          item, previous, Frame(x: x, y: middle - surfaceSide / 2, width: width, height: surfaceSide))
      }
      if item.kind == .button, item.barSymbol != nil {
        let side: N = metric(.barSymbolSide, "symbol")
        let frame = square(side, aroundX: x + width / 2, y: middle)
        tools.append(Item(element: item, frame: frame, symbol: frame, label: nil))
      } else {
        let own = text(of: item)
        let placed = own.moved(
          x: x + ((width - own.frame.width) / 2).ifAny, y: (middle - own.frame.height / 2).rounded(to: grid))
        tools.append(Item(element: item, frame: placed.frame, symbol: nil, label: placed))
      }
      x += width
    }
  }

  private mutating func addSurface(_ item: Element, _ previous: Element?, _ frame: Frame<N>) {
    if let previous, Self.share(previous, item), let last = surfaces.popLast() {
      surfaces.append(
        Surface(
          frame: Frame(x: last.frame.x, y: frame.y, width: frame.maxX - last.frame.x, height: frame.height),
          color: nil))
      return
    }
    let tint = item[given: .elementColor] ?? environment.look[.tintColor]
    surfaces.append(Surface(frame: frame, color: item.isProminent ? tint : nil))
  }

  /// The colour of a toolbar item's symbol.
  func symbolColor(of item: Element) -> Color { color(of: item) }
}
