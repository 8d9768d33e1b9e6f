// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The tab bar and the toolbar.
extension Painter {
  /// Paints the bars at the screen's end over the rows.
  mutating func paintBottomBars() {
    guard let bars = BottomBarArrangement<Points>(layout) else { return }
    if bars.isGlass {
      // Without rows below, there is nothing to fade.
      if bars.sum.height > .zero, hasRows(below: bars.top) { paintEdge(from: bars.top) }
    } else {
      for bar in [bars.toolbar, bars.hasTabsAtTop ? nil : bars.tabBar].compactMap(\.self) {
        paintChrome(bar.rect)
      }
    }
    for surface in bars.surfaces {
      paint(surface: surface.frame.rect, role: .bottomBar, color: surface.color)
    }
    for item in bars.tools { paint(item, role: .bottomBar) }
    if !bars.hasTabsAtTop { paintTabs(bars, floats: bars.isGlass, role: .bottomBar) }
  }

  private mutating func paintTabs(_ bars: BottomBarArrangement<Points>, floats: Bool, role: DisplayItem.Role)
  {
    if floats { for surface in bars.tabSurfaces { paint(surface: surface.rect, role: role) } }
    for tab in bars.tabs {
      if tab.isSelected, floats { paintSelection(tab.frame.rect, role) }
      paint(tab, role: role)
    }
  }

  /// Paints the tab bar at the top, and its row if there is no navigation bar.
  mutating func paintTopTabs() {
    guard environment.tabBarIsAtTop, let bars = BottomBarArrangement<Points>(layout) else { return }
    if let height = environment.tabRowHeight {
      let row = Rect(
        x: .zero, y: layout.viewTop, width: environment.width,
        height: layout.barTop(as: Points.self) + height - layout.viewTop)
      // Renderers for coarse grids find the row by it.
      add(.navigationBar, nil, .fill(Outline(rect: row), environment.paint(.clear)))
      if let offset = environment.shownOffset, offset > .zero {
        add(.navigationBar, nil, .gradient(Outline(rect: row), scrollEdge(isAtTop: true)))
      }
    }
    paintTabs(bars, floats: true, role: .topTabBar)
  }

  private func hasRows(below y: Points) -> Bool { layout.contentSize.height > y }

  /// Paints an item of a bar. Coarse grids show the texts of a navigation bar themselves, and marks of those of other bars.
  mutating func paint(_ item: BarItem<Points>, role: DisplayItem.Role) {
    if let frame = item.symbol, let name = item.element.barSymbol {
      symbol(name, role, frame.rect, item.color)
    }
    func mark(_ text: String, _ frame: Rect, _ color: Color) {
      guard role != .navigationButton else { return }
      add(
        role, nil,
        .mark(TextMark(.text(text), frame: layout.directed(frame), paint: environment.paint(color))))
    }
    // Coarse grids have no colours for the selected tab.
    if let label = item.label {
      paint(label, role: role, origin: .zero, path: nil)
      mark(item.isSelected ? "[\(label.text)]" : label.text, label.frame.rect, label.color)
    } else if item.isSelected, let frame = item.symbol?.rect {
      for (bracket, x) in [("[", frame.minX), ("]", frame.maxX)] {
        mark(bracket, Rect(x: x, y: frame.minY, width: .zero, height: frame.height), item.color)
      }
    }
    guard let badge = item.badge else { return }
    let outline = Outline(
      rect: badge.frame.rect, radii: CornerRadii(radius: badge.frame.height / 2, corners: .all))
    // A filled shape of a button would be a search field for coarse grids.
    fill(role == .navigationButton ? .navigationBar : role, outline, environment.paint(.systemRed))
    paint(badge.label, role: role, origin: .zero, path: nil)
    mark("(\(badge.label.text))", badge.frame.rect, .semantic(.systemRed))
  }

  /// The background of a bar that spans the screen, with its line. Since iOS 15, a bar has none if no rows are below it
  /// (`scrollEdgeAppearance`).
  private mutating func paintChrome(_ bar: Rect) {
    let style = environment.profile.navigationBar
    let hasRowsBelow = hasRows(below: bar.minY)
    let isPainted: Bool =
      switch style.background {
      case .chromeOverRows, .glass: hasRowsBelow
      case .gradient, .chrome, .chromeButUnderLargeTitles: true
      }
    let paint =
      isPainted ? environment.paint(isDark ? style.darkChrome : style.chrome) : environment.paint(.clear)
    // Painted even if it is invisible, because renderers for coarse grids find the bar by it.
    add(.bottomBar, nil, .fill(Outline(rect: bar), paint))
    guard isPainted else { return }
    let line = Rect(
      x: bar.minX, y: bar.minY - environment.grid.hairline, width: bar.width,
      height: environment.grid.hairline)
    fill(.bottomBar, Outline(rect: line), environment.paint(isDark ? style.darkHairline : style.hairline))
  }

  /// The background of the selected tab in a capsule. Source: pictures of iOS 26; the colours are assumed.
  private mutating func paintSelection(_ rect: Rect, _ role: DisplayItem.Role) {
    let paint = isDark ? RGBA(hex: 0xFFFFFF, alpha: 120) : RGBA(hex: 0x000000, alpha: 70)
    fill(role, Outline(rect: rect, radii: CornerRadii(radius: rect.height / 2, corners: .all)), paint)
  }
}
