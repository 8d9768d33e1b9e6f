// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry
import TableModel
import TextMetrics

/// A navigation bar with its contents placed, in content coordinates, left to right: at rest it lies above the content's
/// top, at negative places, as it does for a scroll view with an adjusted content inset.
struct NavigationArrangement {
  struct Button {
    let content: BarButton
    let isLeading: Bool
    /// What is seen of it: its text's label, or its symbol's box.
    var frame: Rect
    let label: PlacedLabel<Points>?
  }

  struct Back {
    /// The arrow's box, or the plate's that is one.
    let arrow: Rect
    let label: PlacedLabel<Points>?
    var isPlate = false
  }

  struct Search {
    let field: Rect
    /// The magnifying glass's box.
    let glass: Rect
    /// The microphone's, in a field of glass.
    var microphone: Rect?
    /// Whether it is at the screen's end, over the rows.
    var isAtBottom = false
    /// `nil` while the field collapses.
    let placeholder: PlacedLabel<Points>?
  }

  /// The bar below the status bar, with all that is in it.
  let frame: Rect
  /// Where the bar alone ends and the large title begins.
  let barBottom: Points
  private(set) var title: PlacedLabel<Points>?
  private(set) var largeTitle: PlacedLabel<Points>?
  private(set) var back: Back?
  private(set) var buttons: [Button] = []
  private(set) var search: Search?
  /// The round surfaces behind buttons.
  private(set) var surfaces: [Rect] = []
  /// Whether rows lie under the bar.
  let isOverRows: Bool

  private let environment: LayoutEnvironment
  private let sum: NavigationBarSum<Points>

  /// - Returns: `nil` without a bar.
  init?(_ layout: LaidOutTable) {
    let environment = layout.environment
    guard let sum = environment.navigationBar else { return nil }
    self.environment = environment
    self.sum = sum
    let top = layout.pictureOrigin.y + environment.statusBarHeight
    frame = Rect(x: .zero, y: top, width: environment.width, height: sum.height)
    barBottom = top + sum.bar
    isOverRows = (environment.shownOffset ?? .zero) > sum.collapsed
    let leading = placeLeading()
    let trailing = placeTrailing()
    placeTitle(between: leading, and: trailing)
    if environment.searchIsAtBottom {
      placeBottomSearch(bottom: layout.pictureRect.maxY)
    } else if !environment.searchIsInBar {
      placeSearch()
    }
  }

  private var style: NavigationBarStyle.Background { environment.profile.navigationBar.background }
  private var hasSurfaces: Bool { environment.metric(.barButtonSide) > .zero }
  /// Where contents begin and end.
  private var left: Points { environment.safeArea.left + environment.layoutMargin }
  private var right: Points { environment.width - environment.safeArea.right - environment.layoutMargin }
  /// The middle of the bar's contents.
  private var middle: Points { frame.minY + sum.contentHeight / 2 }

  // MARK: - Buttons

  /// Between two buttons that stand on nothing, and between a button and the title.
  private static let spacing: Points = 16
  /// Between two surfaces.
  private static let surfaceSpacing: Points = 8
  /// Between the ends of a surface and a text on it.
  private static let surfacePadding: Points = 16
  /// The box of a bar button's symbol: those of a text of 17 points at the large scale.
  private static let symbolSide: Points = 24

  private func label(
    _ text: String, size: Points = 17, weight: FontWeight = .regular, color: Color, width: Points
  ) -> PlacedLabel<Points> {
    PlacedLabel(
      "text", text, font: Font(size: size, weight: weight), color: color, available: width,
      grid: environment.grid)
  }

  /// A label whose text stands in the middle of the bar.
  private func centered(_ label: PlacedLabel<Points>, x: Points) -> PlacedLabel<Points> {
    label.moved(x: x, y: environment.grid.round(middle - label.frame.height / 2))
  }

  private var buttonColor: Color {
    switch style {
    case .gradient: .semantic(.white)
    case .glass: .semantic(.label)
    case .chrome, .chromeButUnderLargeTitles, .chromeOverRows:
      EffectiveLook(environment.info.look, in: environment).tintColor
    }
  }

  /// - Returns: where the leading buttons end.
  private mutating func placeLeading() -> Points {
    var x = left
    if let title = environment.info.navigation.back { x = placeBack(title) }
    return place(BarButton.list(environment.info.navigation.left), from: x, isLeading: true)
  }

  private mutating func placeBack(_ title: String) -> Points {
    let showsTitle = environment.flag(.backButtonShowsTitle) && !title.isEmpty
    let side = environment.metric(.barButtonSide)
    guard !hasSurfaces else {
      let surface = Rect(x: left, y: middle - side / 2, width: side, height: side)
      surfaces.append(surface)
      back = Back(
        arrow: Rect(x: surface.midX - 12, y: surface.midY - 12, width: 24, height: 24), label: nil)
      return surface.maxX + Self.surfaceSpacing
    }
    if style == .gradient, showsTitle {
      let text = label(title, size: 12, weight: .bold, color: buttonColor, width: environment.width / 3)
      let surface = Rect(
        x: environment.safeArea.left + 5, y: middle - 15, width: text.frame.width + 24, height: 30)
      let placed = centered(text, x: surface.minX + 14)
      back = Back(arrow: surface, label: placed, isPlate: true)
      return surface.maxX + 8
    }
    // The arrow's ink begins 8 points from the edge and is 21 high; general knowledge since iOS 7.
    let arrow = Rect(x: environment.safeArea.left - 1, y: middle - 15, width: 30, height: 30)
    guard showsTitle else {
      back = Back(arrow: arrow, label: nil)
      return arrow.maxX
    }
    let start = environment.safeArea.left + 27
    let text = centered(
      label(title, color: buttonColor, width: max(.zero, environment.width / 3)), x: start)
    back = Back(arrow: arrow, label: text)
    return text.frame.maxX + Self.spacing
  }

  private mutating func placeTrailing() -> Points {
    let buttons = BarButton.list(environment.info.navigation.right)
    let width =
      buttons.reduce(Points.zero) { $0 + self.width(of: $1) }
      + (hasSurfaces ? .zero : Self.spacing * max(0, buttons.count - 1))
    var end = right
    if environment.searchIsInBar {
      let height = environment.metric(.barButtonSide)
      let length = environment.metric(.padSearchFieldWidth)
      placeGlassSearch(Rect(x: end - length, y: middle - height / 2, width: length, height: height))
      end -= length + Self.surfaceSpacing
    }
    _ = place(buttons, from: end - width, isLeading: false)
    return end - width
  }

  private func buttonLabel(_ text: String) -> PlacedLabel<Points> {
    let isMetal = style == .gradient
    return label(
      text, size: isMetal ? 12 : 17, weight: isMetal ? .bold : .regular, color: buttonColor,
      width: environment.width)
  }

  /// With what of its surface it takes.
  private func width(of button: BarButton) -> Points {
    let side = environment.metric(.barButtonSide)
    switch button {
    case .symbol: return hasSurfaces ? side : Self.symbolSide
    case .title(let text):
      let text = buttonLabel(text).frame.width
      return hasSurfaces ? max(side, text + Self.surfacePadding * 2) : text
    }
  }

  /// One behind the other; those on surfaces share one.
  ///
  /// - Returns: where they end.
  private mutating func place(_ items: [BarButton], from start: Points, isLeading: Bool) -> Points {
    var x = start
    for item in items {
      let width = width(of: item)
      switch item {
      case .symbol:
        let side = Self.symbolSide
        let frame = Rect(x: x + (width - side) / 2, y: middle - side / 2, width: side, height: side)
        buttons.append(Button(content: item, isLeading: isLeading, frame: frame, label: nil))
      case .title(let text):
        let own = buttonLabel(text)
        let placed = centered(own, x: x + (width - own.frame.width) / 2)
        buttons.append(
          Button(content: item, isLeading: isLeading, frame: placed.frame.rect, label: placed))
        if style == .gradient {
          let text = placed.frame.rect
          surfaces.append(Rect(x: text.minX - 10, y: middle - 15, width: text.width + 20, height: 30))
        }
      }
      x += width + (hasSurfaces ? .zero : Self.spacing)
    }
    guard !items.isEmpty else { return start }
    if hasSurfaces {
      let side = environment.metric(.barButtonSide)
      surfaces.append(Rect(x: start, y: middle - side / 2, width: x - start, height: side))
      return x + Self.surfaceSpacing
    }
    return x
  }

  // MARK: - Titles

  /// Between a large title's label and what is below it; looks like Settings.
  private static let largeTitleBottom: Points = 8

  private mutating func placeTitle(between leading: Points, and trailing: Points) {
    guard let text = environment.info.navigation.title, !text.isEmpty else { return }
    if sum.largeTitle > .zero {
      let label = label(
        text, size: environment.largeTitleFont.size, weight: .bold, color: .semantic(.label),
        width: max(.zero, right - left))
      let bottom = barBottom + sum.largeTitle
      largeTitle = label.moved(
        x: left, y: environment.grid.round(bottom - Self.largeTitleBottom - label.frame.height))
      return
    }
    let room = max(.zero, trailing - leading - Self.spacing)
    let isGradient = style == .gradient
    let label = label(
      text, size: isGradient ? 20 : 17, weight: isGradient ? .bold : .semibold,
      color: isGradient ? .semantic(.white) : .semantic(.label), width: room)
    // In the middle of the bar where there is room, else as near to it as there is.
    let half = label.frame.width / 2
    let least = leading
    let most = max(least, trailing - label.frame.width)
    let x = min(most, max(least, environment.width / 2 - half))
    title = centered(label, x: environment.grid.round(x))
  }

  // MARK: - Searching

  private mutating func placeSearch() {
    guard let text = environment.info.navigation.search, sum.search > .zero else { return }
    let rest = environment.metric(.searchBarHeight) - environment.metric(.searchFieldHeight)
    let height = max(.zero, sum.search - max(.zero, rest))
    guard height > .zero else { return }
    let isWhole = sum.search == sum.wholeSearch
    let top = barBottom + sum.largeTitle + environment.metric(.searchFieldTop)
    let field = Rect(x: left, y: top, width: max(.zero, right - left), height: height)
    let glass = Rect(x: field.minX + 7, y: field.midY - 10, width: 20, height: 20)
    let label = label(
      text, color: .semantic(.secondaryLabel), width: max(.zero, field.maxX - glass.maxX - 10))
    search = Search(
      field: field, glass: glass,
      placeholder: isWhole
        ? label.moved(
          x: glass.maxX + 4, y: environment.grid.round(field.midY - label.frame.height / 2)) : nil)
  }

  /// - Parameter bottom: the picture's lower edge.
  private mutating func placeBottomSearch(bottom: Points) {
    let inset = environment.metric(.searchFieldInset)
    let height = environment.metric(.searchFieldHeight)
    let x = environment.safeArea.left + inset
    placeGlassSearch(
      Rect(
        x: x, y: bottom - inset - height,
        width: max(.zero, environment.width - environment.safeArea.right - inset - x), height: height))
    search?.isAtBottom = true
  }

  /// Source of the distances: a dump of the Settings app, iOS 26; the placeholder's is assumed.
  private mutating func placeGlassSearch(_ field: Rect) {
    let glass = Rect(x: field.minX + 12, y: field.midY - 10, width: 20, height: 20)
    // The drawing's ink ends 4 points before its box does.
    let microphone = Rect(x: field.maxX - 15 - 16, y: field.midY - 10, width: 20, height: 20)
    let label = label(
      environment.info.navigation.search ?? "", color: .semantic(.secondaryLabel),
      width: max(.zero, microphone.minX - glass.maxX - 6))
    search = Search(
      field: field, glass: glass, microphone: microphone,
      placeholder: label.moved(
        x: glass.maxX + 6, y: environment.grid.round(field.midY - label.frame.height / 2)))
  }
}

extension LaidOutTable {
  /// The bar above the table; `nil` without one.
  package var navigationBarTree: FrameTree.NavigationBar? {
    guard let bar = NavigationArrangement(self) else { return nil }
    func label(_ label: PlacedLabel<Points>) -> FrameTree.Label {
      FrameTree.Label(
        text: label.text, frame: directed(label.frame.rect),
        baseline: label.baseline(ofLine: 0, grid: environment.grid), isTruncated: label.isTruncated)
    }
    func button(_ button: NavigationArrangement.Button) -> FrameTree.NavigationBar.Button {
      switch button.content {
      case .title(let text): .init(text: text, isSymbol: false, frame: directed(button.frame))
      case .symbol(let name): .init(text: name, isSymbol: true, frame: directed(button.frame))
      }
    }
    return FrameTree.NavigationBar(
      frame: directed(bar.frame), display: environment.navigationDisplay.rawValue,
      title: (bar.title ?? bar.largeTitle).map(label), backButton: bar.back.map { directed($0.arrow) },
      backTitle: bar.back?.label.map(label), left: bar.buttons.filter(\.isLeading).map(button),
      right: bar.buttons.filter { !$0.isLeading }.map(button),
      searchField: bar.search.map { directed($0.field) })
  }
}
