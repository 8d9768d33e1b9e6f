// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A navigation bar with its contents placed, in content coordinates, left to right. While nothing is
/// scrolled, it is above the content's top, with a negative y, as in a scroll view with an adjusted content
/// inset.
struct NavigationArrangement<N: Measure>: Measuring {
  /// The back button.
  struct Back {
    /// The arrow's box, or that of the plate in the shape of an arrow.
    let arrow: Frame<N>
    /// Its title; `nil` if it isn't shown.
    let label: PlacedLabel<N>?
    /// Whether it is a plate in the shape of an arrow, as in iOS 6. Default: false.
    var isPlate = false
  }

  /// The search field.
  struct Search {
    let field: Frame<N>
    /// The magnifying glass's box.
    let glass: Frame<N>
    /// The microphone's box in a field with a glass surface. Default: none.
    var microphone: Frame<N>?
    /// Whether it is at the bottom of the screen, over the rows. Default: false.
    var isAtBottom = false
    /// The text in the field; `nil` while the field collapses.
    let placeholder: PlacedLabel<N>?
  }

  let environment: LayoutEnvironment
  /// The bar below the status bar, with all its contents.
  let frame: Frame<N>
  /// y of the end of the bar without a large title and a search field.
  let barBottom: N
  /// The inline title; `nil` if there is a large title or none.
  private(set) var title: PlacedLabel<N>?
  private(set) var largeTitle: PlacedLabel<N>?
  private(set) var back: Back?
  private(set) var leftButtons: [BarItem<N>] = []
  private(set) var rightButtons: [BarItem<N>] = []
  /// The tab bar at the top, between the buttons; `nil` without one.
  private(set) var tabs: TopTabs<N>?
  var search: Search?
  /// The round surfaces or plates behind buttons.
  private(set) var surfaces: [BarSurface<N>] = []
  /// Whether rows are scrolled under the bar.
  let isOverRows: Bool
  /// The heights of the bar's parts.
  let sum: NavigationBarSum<N>

  /// - Returns: `nil` without a bar.
  init?(_ layout: LaidOutTable) {
    let environment = layout.environment
    guard environment.navigationBar != nil else { return nil }
    self.environment = environment
    sum = NavigationBarSum(environment: environment)
    let top = layout.barTop(as: N.self)
    frame = Frame(x: .zero, y: top, width: environment.tableWidth(), height: sum.height)
    barBottom = top + sum.bar
    isOverRows = (environment.shownOffset ?? .zero) > sum.collapsed.points + environment.refreshHeight
    let leading = placeLeading()
    let trailing = placeTrailing()
    if environment.tabBarIsAtTop {
      tabs = TopTabs(
        environment, middle: middle, between: leading, and: trailing - look.surfaceSpacing)
    }
    placeTitle(between: leading, and: tabs?.frame.x ?? trailing)
    if environment.searchIsInToolbar {
      if let field = BottomBarArrangement<N>(layout)?.searchField { placeGlassSearch(field) }
      search?.isAtBottom = true
    } else if environment.searchIsAtBottom {
      placeBottomSearch(
        bottom: N(layout.pictureRect.maxY, "picture's bottom", .rule("where the picture ends"))
          - BottomBarSum(environment: environment).height)
    } else if !environment.searchIsInBar {
      placeSearch()
    }
  }

  /// A back button's title has at most the table's width divided by this; assumed, no source says where UIKit cuts it.
  private static var backTitleShare: Int { 3 }
  /// Points from the left of the box of a back button's arrow to its ink. Source: `chevron.backward` in `symbols.txt`
  /// begins at 8.2 of 24 units, less half of its line: 8.8 in a box of 30 points.
  private static var backArrowInk: Points { 9 }

  private var style: NavigationBarStyle.Background { environment.profile.navigationBar.background }
  private var look: BarButtonLook<N> {
    BarButtonLook(environment: environment, isMetal: style == .gradient)
  }
  /// x of the contents' left end.
  var left: N { barEnds.left }
  /// x of the contents' right end.
  var right: N { barEnds.right }

  /// A box that is vertically centred in the bar's contents.
  private func centered(x: N, width: N, height: N) -> Frame<N> {
    Frame(x: x, y: middle - height / 2, width: width, height: height)
  }

  /// y of the middle of the bar's contents.
  private var middle: N { frame.y + sum.contentHeight / 2 }

  // MARK: - Buttons

  /// A label of one line that is at most `width` points wide.
  func label(_ text: String, _ font: Font, _ color: Color, width: N) -> PlacedLabel<N> {
    PlacedLabel("text", LabelText(text), font: font, color: color, available: width, grid: grid)
  }

  /// A label that is vertically centred in the bar's contents.
  private func centered(_ label: PlacedLabel<N>, x: N) -> PlacedLabel<N> {
    label.moved(x: x, y: centered(x: x, width: .zero, height: label.frame.height).y.rounded(to: grid))
  }

  /// The font of the back button's title; it is bold in iOS 6.
  private var backFont: Font { look.font(of: Element(.button)) }

  /// The colour of the back button.
  var backColor: Color { look.usualColor }

  private var plateHeight: N { metric(.barPlateHeight, "plate") }

  /// - Returns: x of the end of the leading buttons.
  private mutating func placeLeading() -> N {
    var x = left
    if let title = environment.info.navigation.back { x = placeBack(title) }
    let buttons = environment.info.navigation.left ?? []
    guard !buttons.isEmpty else { return x }
    let placed = place(buttons, from: x)
    leftButtons = placed.items
    return placed.end + (look.hasSurfaces ? look.surfaceSpacing : look.spacing)
  }

  private mutating func placeBack(_ title: String) -> N {
    let showsTitle = environment.flag(.backButtonShowsTitle) && !title.isEmpty
    guard !look.hasSurfaces else {
      let surface = centered(x: left, width: look.surfaceSide, height: look.surfaceSide)
      surfaces.append(BarSurface(frame: surface, color: nil))
      let side: N = metric(.barSymbolSide, "symbol")
      back = Back(
        arrow: centered(x: surface.x + ((surface.width - side) / 2).ifAny, width: side, height: side),
        label: nil)
      return surface.maxX + look.surfaceSpacing
    }
    let mostWidth: N = environment.tableWidth() / Self.backTitleShare
    if style == .gradient, showsTitle {
      let text = label(title, backFont, backColor, width: mostWidth)
      let point: N = metric(.backPlatePoint, "the plate's point")
      let plate = centered(
        x: safeLeft + metric(.barPlateInset, "before the plate"),
        width: text.frame.width + look.padding * 2 + point, height: plateHeight)
      back = Back(arrow: plate, label: centered(text, x: plate.x + point + look.padding), isPlate: true)
      return plate.maxX + look.surfaceSpacing
    }
    let side: N = metric(.backArrowSide, "arrow")
    let ink = N(-Self.backArrowInk, "the arrow's ink begins in its box", .rule("the drawing of the arrow"))
    let arrow = centered(
      x: safeLeft + metric(.backArrowInset, "before the arrow") + ink, width: side, height: side)
    guard showsTitle else {
      back = Back(arrow: arrow, label: nil)
      return arrow.maxX
    }
    let text = centered(
      label(title, backFont, backColor, width: mostWidth),
      x: safeLeft + metric(.backTitleInset, "before the back button's title"))
    back = Back(arrow: arrow, label: text)
    return text.frame.maxX + look.spacing
  }

  private mutating func placeTrailing() -> N {
    let buttons = environment.info.navigation.right ?? []
    var end = right
    if environment.searchIsInBar {
      let length: N = metric(.padSearchFieldWidth, "search field")
      placeGlassSearch(centered(x: end - length, width: length, height: look.surfaceSide))
      end = end - length - look.surfaceSpacing
    }
    let start = end - look.width(of: buttons)
    rightButtons = place(buttons, from: start).items
    return start
  }

  private mutating func place(_ buttons: [Element], from start: N) -> (items: [BarItem<N>], end: N) {
    let placed = look.place(
      buttons, from: start, middle: middle, plateHeight: style == .gradient ? plateHeight : nil)
    surfaces += placed.surfaces
    return (placed.items, placed.end)
  }

  // MARK: - Titles

  private mutating func placeTitle(between leading: N, and trailing: N) {
    guard let text = environment.info.navigation.title, !text.isEmpty else { return }
    if sum.largeTitle.points > .zero {
      let label = label(
        text, environment.largeTitleFont, .semantic(.label), width: (right - left).notNegative)
      let bottom = barBottom + sum.largeTitle - metric(.largeTitleBottomPadding, "below the large title")
      largeTitle = label.moved(x: left, y: (bottom - label.frame.height).rounded(to: grid))
      return
    }
    let isGradient = style == .gradient
    let font = Font(
      size: environment.profile.navigationBar.titleSize, weight: isGradient ? .bold : .semibold)
    let label = label(
      text, font, isGradient ? .semantic(.white) : .semantic(.label),
      width: (trailing - leading - look.spacing).notNegative)
    // Beside tabs, an ellipsis alone says nothing.
    if tabs != nil, label.isTruncated, label.text.count < 3 { return }
    // In the middle of the bar if there is room, else as near to it as possible. Beside tabs, it is at the start; assumed.
    let middle = tabs == nil ? environment.tableWidth() / 2 - label.frame.width / 2 : leading
    let most = N.larger(leading, trailing - label.frame.width)
    title = centered(label, x: N.smaller(most, .larger(leading, middle)).rounded(to: grid))
  }
}
