// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The bars above the content.
extension Painter {
  /// Whether the bars are painted over the rows.
  var barsLieOverRows: Bool { environment.shownOffset != nil }

  /// Paints the navigation bar and the status bar.
  mutating func paintAboveContent() {
    paintNavigationBar()
    paintTopTabs()
    paintStatusBar()
  }

  private mutating func paintNavigationBar() {
    guard let bar = NavigationArrangement<Points>(layout) else { return }
    paintBackground(of: bar)
    for surface in bar.surfaces {
      if case .gradient = environment.profile.navigationBar.background {
        paint(metalButton: surface.frame.rect)
      } else {
        paint(surface: surface.frame.rect, role: .navigationBar, color: surface.color)
      }
    }
    let tint = bar.backColor
    if let back = bar.back {
      if back.isPlate {
        paint(backPlate: back.arrow.rect)
      } else {
        symbol(
          "chevron.backward", .navigationButton, back.arrow.rect, tint,
          weight: environment.metric(.barButtonSide) > .zero ? .regular : .semibold)
      }
      if let label = back.label { paint(label, role: .navigationButton, origin: .zero, path: nil) }
    }
    for item in bar.leftButtons + bar.rightButtons { paint(item, role: .navigationButton) }
    if let title = bar.title { paint(title, role: .navigationTitle, origin: .zero, path: nil) }
    if let title = bar.largeTitle {
      let first = items.count
      paint(title, role: .navigationTitle, origin: .zero, path: nil)
      // It slides under the bar while it collapses.
      if title.frame.y < bar.barBottom {
        clipItems(
          from: first,
          to: Outline(
            rect: Rect(
              x: .zero, y: bar.barBottom, width: environment.width,
              height: max(.zero, bar.frame.maxY - bar.barBottom))))
      }
    }
    if let search = bar.search, !search.isAtBottom { paint(search, role: .searchField) }
  }

  /// Paints the search field at the bottom of the screen over everything else, with a fading edge below the
  /// scrolled content.
  mutating func paintBottomSearch() {
    guard environment.searchIsAtBottom, let search = NavigationArrangement<Points>(layout)?.search else {
      return
    }
    // The bars at the screen's end have painted it already.
    if environment.bottomBarsHeight == .zero { paintEdge(from: search.field.y, role: .bottomSearchField) }
    paint(search, role: .bottomSearchField)
  }

  /// A fading edge from some points above a field or a bar to the screen's end, over scrolled content.
  mutating func paintEdge(from y: Points, role: DisplayItem.Role = .bottomBar) {
    guard barsLieOverRows, environment.info.navigation.background != .transparent else { return }
    let screen = layout.pictureRect
    let top = y - Self.bottomEdgeReach
    let edge = Rect(x: .zero, y: top, width: screen.width, height: screen.maxY - top)
    add(role, nil, .gradient(Outline(rect: edge), scrollEdge(isAtTop: false)))
  }

  mutating func symbol(
    _ name: String, _ role: DisplayItem.Role, _ frame: Rect, _ color: Color, weight: SymbolWeight = .regular
  ) {
    add(
      role, nil,
      .symbol(
        Symbol(
          kind: .named(name), frame: layout.directed(frame), paint: environment.paint(color), weight: weight,
          isMirrored: environment.isRightToLeft)))
  }

  // MARK: - Backgrounds

  var isDark: Bool { environment.info.traits.appearance == .dark }

  private func hasChrome(_ bar: NavigationArrangement<Points>) -> Bool {
    switch environment.info.navigation.background {
    case .opaque: return true
    case .transparent: return false
    case .automatic, nil: break
    }
    switch environment.profile.navigationBar.background {
    case .gradient, .chrome: return true
    case .chromeButUnderLargeTitles: return bar.largeTitle == nil || bar.isOverRows
    case .chromeOverRows: return bar.isOverRows
    case .glass: return false
    }
  }

  private mutating func paintBackground(of bar: NavigationArrangement<Points>) {
    let top = layout.viewTop
    let whole = Rect(x: .zero, y: top, width: environment.width, height: bar.frame.maxY - top)
    let style = environment.profile.navigationBar
    let isPainted = hasChrome(bar)
    let chrome = isDark ? style.darkChrome : style.chrome
    let isOpaque = environment.info.navigation.background == .opaque
    let color = environment.paint(isOpaque ? style.opaque ?? chrome : chrome)
    let clear = environment.paint(.clear)
    // Painted even if it is invisible, because renderers for coarse grids find the bar by it.
    add(.navigationBar, nil, .fill(Outline(rect: whole), isPainted ? color : clear))
    switch style.background {
    case .gradient where isPainted:
      add(.navigationBar, nil, .gradient(Outline(rect: bar.frame.rect), Self.barMetal))
    case .glass where !isPainted && bar.isOverRows && environment.info.navigation.background != .transparent:
      add(.navigationBar, nil, .gradient(Outline(rect: whole), scrollEdge(isAtTop: true)))
    default: break
    }
    guard isPainted else { return }
    let line = Rect(
      x: .zero, y: bar.frame.maxY, width: environment.width, height: environment.grid.hairline)
    add(
      .navigationBar, nil,
      .fill(Outline(rect: line), environment.paint(isDark ? style.darkHairline : style.hairline)))
  }

  /// Points above a search field at the screen's end at which rows begin to fade. Source: a dump of the Settings app, iOS 26.
  private static let bottomEdgeReach: Points = 50
  /// The radius of a search field in the bar, in points. Source: UISearchTextField since iOS 11, general knowledge.
  private static let searchFieldRadius: Points = 10
  /// The same before iOS 11. Source: UISearchBar, general knowledge.
  private static let formerSearchFieldRadius: Points = 5

  /// The bar of iOS 6: from a light blue-grey to a darker one. Source: web pages that copy it, #B0BCCD to #6D84A2; theirs
  /// also have an edge in the middle.
  private static let barMetal = Gradient(
    .down,
    [
      Gradient.Stop(0, RGBA(red: 176, green: 188, blue: 205)),
      Gradient.Stop(1000, RGBA(red: 109, green: 132, blue: 162)),
    ])

  /// The edge effect of iOS 26: content under the bar fades towards the screen's edge without a seam.
  ///
  /// Source: a copy of iOS 27 has white at .5, in the dark black at .6, over a blur of 2 points, both whole
  /// as far as 53 % of the height. A blurred text has .4 of its contrast; together that is .8 and .84 of one
  /// colour. The end of the effect is assumed.
  func scrollEdge(isAtTop: Bool) -> Gradient {
    var paint = isDark ? RGBA(red: 0, green: 0, blue: 0) : RGBA(red: 255, green: 255, blue: 255)
    let whole = isDark ? 840 : 800
    // Stops of a smooth step: the place and the opacity, both in thousandths.
    let steps = [(0, 1000), (530, 1000), (624, 896), (718, 648), (812, 352), (906, 104), (1000, 0)]
    let stops = steps.map { place, part in
      paint.alpha = whole * part / 1000
      return Gradient.Stop(isAtTop ? place : 1000 - place, paint)
    }
    return Gradient(.down, isAtTop ? stops : stops.reversed())
  }

  /// iOS 6: a button recessed into the metal.
  private mutating func paint(metalButton rect: Rect) {
    let outline = Outline(
      rect: layout.directed(rect), radii: CornerRadii(radius: 5, corners: .all))
    add(.navigationBar, nil, .fill(outline, Self.metal))
    add(.navigationBar, nil, .border(outline, width: 1, Self.metalEdge))
  }

  /// Assumed, as the next one: no source was found.
  private static let metal = RGBA(red: 0x4F, green: 0x6E, blue: 0x9C)
  private static let metalEdge = RGBA(red: 0x2F, green: 0x4A, blue: 0x75, alpha: 700)

  /// The same in the shape of an arrow: two shapes, one inside the other, because the shape can't have a
  /// border.
  private mutating func paint(backPlate rect: Rect) {
    let inner = Rect(x: rect.minX + 1.5, y: rect.minY + 1, width: rect.width - 2.5, height: rect.height - 2)
    for (frame, paint) in [(rect, Self.metalEdge), (inner, Self.metal)] {
      add(
        .navigationBar, nil,
        .symbol(
          Symbol(
            kind: .backPlate, frame: layout.directed(frame), paint: paint,
            isMirrored: environment.isRightToLeft)))
    }
  }

  /// A flat approximation of Liquid Glass: a light surface with a soft shadow and a bright rim.
  ///
  /// - Parameter color: instead of glass. Default: `nil`.
  mutating func paint(surface: Rect, role: DisplayItem.Role, color: Color? = nil) {
    let rect = layout.directed(surface)
    let outline = Outline(rect: rect, radii: CornerRadii(radius: rect.height / 2, corners: .all))
    add(
      role, nil,
      .shadow(
        DropShadow(
          outline: outline, radius: 8, offset: Point(x: 0, y: 2),
          paint: RGBA(red: 0, green: 0, blue: 0, alpha: isDark ? 300 : 70))))
    let fill =
      isDark ? RGBA(red: 0x24, green: 0x24, blue: 0x26) : RGBA(red: 0xFD, green: 0xFD, blue: 0xFE)
    add(role, nil, .fill(outline, color.map(environment.paint) ?? fill))
    guard color == nil else { return }
    add(
      role, nil,
      .border(
        outline, width: 0.5,
        isDark
          ? RGBA(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 160)
          : RGBA(red: 0x00, green: 0x00, blue: 0x00, alpha: 40)))
  }

  // MARK: - Searching

  private mutating func paint(_ search: NavigationArrangement<Points>.Search, role: DisplayItem.Role) {
    if let microphone = search.microphone {
      paint(surface: search.field.rect, role: role)
      symbol("mic.fill", role, microphone.rect, .semantic(.secondaryLabel))
    } else {
      let isWhite = environment.metric(.largeTitleHeight) <= .zero
      let radius = min(
        isWhite ? Self.formerSearchFieldRadius : Self.searchFieldRadius, search.field.height / 2)
      let outline = Outline(
        rect: layout.directed(search.field.rect), radii: CornerRadii(radius: radius, corners: .all),
        curve: environment.profile.cornerCurve)
      let color: SemanticColor = !isWhite ? .tertiarySystemFill : isDark ? .systemGray5 : .white
      add(role, nil, .fill(outline, environment.paint(color)))
    }
    guard let placeholder = search.placeholder else { return }
    symbol("magnifyingglass", role, search.glass.rect, .semantic(.secondaryLabel))
    paint(placeholder, role: role, origin: .zero, path: nil)
  }
}
