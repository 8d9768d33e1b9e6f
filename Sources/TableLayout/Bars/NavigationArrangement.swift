// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A navigation bar with its contents placed, in content coordinates, left to right. While nothing is
/// scrolled, it is above the content's top, with a negative y, as in a scroll view with an adjusted content
/// inset.
struct NavigationArrangement<N: Measure>: Measuring {
  /// A bar button.
  struct Button {
    let content: BarButton
    let isLeading: Bool
    /// The visible part: its text's label, or its symbol's box.
    let frame: Frame<N>
    /// `nil` for a symbol.
    let label: PlacedLabel<N>?
  }

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
  private(set) var buttons: [Button] = []
  var search: Search?
  /// The round surfaces or plates behind buttons.
  private(set) var surfaces: [Frame<N>] = []
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
    let picture = N(layout.pictureOrigin.y, "picture's top", .rule("where the picture begins above the rows"))
    let top = picture + N(environment.statusBarHeight, "status bar", .device).ifAny
    frame = Frame(x: .zero, y: top, width: environment.tableWidth(), height: sum.height)
    barBottom = top + sum.bar
    isOverRows = (environment.shownOffset ?? .zero) > sum.collapsed.points + environment.refreshHeight
    let leading = placeLeading()
    let trailing = placeTrailing()
    placeTitle(between: leading, and: trailing)
    if environment.searchIsAtBottom {
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
  private var hasSurfaces: Bool { environment.metric(.barButtonSide) > .zero }
  /// Points of the safe area at the left side.
  var safeLeft: N {
    N(environment.safeArea.left, "safe area, left", environment.safeAreaSources.left).ifAny
  }
  /// Points of the safe area at the right side.
  var safeRight: N {
    N(environment.safeArea.right, "safe area, right", environment.safeAreaSources.right).ifAny
  }
  /// x of the contents' left end.
  var left: N { safeLeft + environment.kept(.layoutMargin, "layout margin") }
  /// x of the contents' right end.
  var right: N { environment.tableWidth() - safeRight - environment.kept(.layoutMargin, "layout margin") }

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

  /// The font of buttons with a text; it is bold in iOS 6.
  private var buttonFont: Font {
    Font(
      size: environment.profile.navigationBar.buttonSize, weight: style == .gradient ? .bold : .regular)
  }

  /// The colour of the back button and the others.
  var buttonColor: Color {
    switch style {
    case .gradient: .semantic(.white)
    case .glass: .semantic(.label)
    case .chrome, .chromeButUnderLargeTitles, .chromeOverRows:
      environment.look[.tintColor]
    }
  }

  private var spacing: N { metric(.barButtonSpacing, "between buttons") }
  private var surfaceSpacing: N { metric(.barSurfaceSpacing, "between surfaces") }
  private var surfaceSide: N { metric(.barButtonSide, "button") }
  private var padding: N { metric(.barButtonPadding, "beside the text") }
  private var plateHeight: N { metric(.barPlateHeight, "plate") }

  /// - Returns: x of the end of the leading buttons.
  private mutating func placeLeading() -> N {
    var x = left
    if let title = environment.info.navigation.back { x = placeBack(title) }
    return place(BarButton.list(environment.info.navigation.left), from: x, isLeading: true)
  }

  private mutating func placeBack(_ title: String) -> N {
    let showsTitle = environment.flag(.backButtonShowsTitle) && !title.isEmpty
    guard !hasSurfaces else {
      let surface = centered(x: left, width: surfaceSide, height: surfaceSide)
      surfaces.append(surface)
      let side: N = metric(.barSymbolSide, "symbol")
      back = Back(
        arrow: centered(x: surface.x + ((surface.width - side) / 2).ifAny, width: side, height: side),
        label: nil)
      return surface.maxX + surfaceSpacing
    }
    let mostWidth: N = environment.tableWidth() / Self.backTitleShare
    if style == .gradient, showsTitle {
      let text = label(title, buttonFont, buttonColor, width: mostWidth)
      let point: N = metric(.backPlatePoint, "the plate's point")
      let plate = centered(
        x: safeLeft + metric(.barPlateInset, "before the plate"),
        width: text.frame.width + padding * 2 + point, height: plateHeight)
      back = Back(arrow: plate, label: centered(text, x: plate.x + point + padding), isPlate: true)
      return plate.maxX + surfaceSpacing
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
      label(title, buttonFont, buttonColor, width: mostWidth),
      x: safeLeft + metric(.backTitleInset, "before the back button's title"))
    back = Back(arrow: arrow, label: text)
    return text.frame.maxX + spacing
  }

  private mutating func placeTrailing() -> N {
    let buttons = BarButton.list(environment.info.navigation.right)
    let width =
      buttons.reduce(N.zero) { $0 + self.width(of: $1) }
      + (hasSurfaces ? .zero : spacing * max(0, buttons.count - 1))
    var end = right
    if environment.searchIsInBar {
      let length: N = metric(.padSearchFieldWidth, "search field")
      placeGlassSearch(centered(x: end - length, width: length, height: surfaceSide))
      end = end - length - surfaceSpacing
    }
    _ = place(buttons, from: end - width, isLeading: false)
    return end - width
  }

  private func buttonLabel(_ text: String) -> PlacedLabel<N> {
    label(text, buttonFont, buttonColor, width: environment.tableWidth())
  }

  /// The width of a button with its surface.
  private func width(of button: BarButton) -> N {
    switch button {
    case .symbol: return hasSurfaces ? surfaceSide : metric(.barSymbolSide, "symbol")
    case .title(let text):
      let text = buttonLabel(text).frame.width
      return hasSurfaces ? .larger(surfaceSide, text + padding * 2) : text
    }
  }

  /// Places buttons one after the other; those on surfaces share one.
  ///
  /// - Returns: x of their end.
  private mutating func place(_ items: [BarButton], from start: N, isLeading: Bool) -> N {
    var x = start
    for item in items {
      let width = width(of: item)
      switch item {
      case .symbol:
        let side: N = metric(.barSymbolSide, "symbol")
        let frame = centered(x: x + ((width - side) / 2).ifAny, width: side, height: side)
        buttons.append(Button(content: item, isLeading: isLeading, frame: frame, label: nil))
      case .title(let text):
        let own = buttonLabel(text)
        let placed = centered(own, x: x + ((width - own.frame.width) / 2).ifAny)
        buttons.append(Button(content: item, isLeading: isLeading, frame: placed.frame, label: placed))
        if style == .gradient {
          surfaces.append(
            centered(
              x: placed.frame.x - padding, width: placed.frame.width + padding * 2, height: plateHeight))
        }
      }
      x += width + (hasSurfaces ? .zero : spacing)
    }
    guard !items.isEmpty else { return start }
    if hasSurfaces {
      surfaces.append(centered(x: start, width: x - start, height: surfaceSide))
      return x + surfaceSpacing
    }
    return x
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
      width: (trailing - leading - spacing).notNegative)
    // In the middle of the bar if there is room, else as near to it as possible.
    let middle = environment.tableWidth() / 2 - label.frame.width / 2
    let most = N.larger(leading, trailing - label.frame.width)
    title = centered(label, x: N.smaller(most, .larger(leading, middle)).rounded(to: grid))
  }
}
