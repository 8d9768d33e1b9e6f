// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// An item of a bar with its contents placed, in content coordinates, left to right.
struct BarItem<N: Measure> {
  let element: Element
  /// A tab's part of the bar, or the visible part of another item: its text's label, or its symbol's box.
  let frame: Frame<N>
  /// The box of its symbol; `nil` without one.
  let symbol: Frame<N>?
  let label: PlacedLabel<N>?
  /// The colour of its symbol and its text.
  let color: Color
  /// The badge at its symbol, with its text. Default: none.
  var badge: (frame: Frame<N>, label: PlacedLabel<N>)?
  /// Whether it is the selected tab. Default: false.
  var isSelected = false
}

/// A round surface behind the buttons of a bar, or a plate of iOS 6.
struct BarSurface<N: Measure> {
  let frame: Frame<N>
  /// The colour of a prominent button; `nil` for glass or metal.
  let color: Color?
}

/// The sizes, the fonts and the colours of items in a navigation bar or a toolbar. Both bars have the same.
///
/// Source: `UIBarButtonItem.Style.prominent` of iOS 26 is a capsule in the tint colour with white contents, which has a surface
/// of its own; `done` of older versions is bolder.
struct BarButtonLook<N: Measure>: Measuring {
  let environment: LayoutEnvironment
  /// Whether it is the metal bar of iOS 6, whose buttons with a text are plates with bold white letters.
  let isMetal: Bool
  /// The side of a round button beside a search field. Default: `nil`, the usual one.
  var side: N?

  var hasSurfaces: Bool { environment.metric(.barButtonSide) > .zero }
  var surfaceSide: N { side ?? metric(.barButtonSide, "button") }
  /// The space between buttons without surfaces.
  var spacing: N { metric(.barButtonSpacing, "between buttons") }
  var surfaceSpacing: N { metric(.barSurfaceSpacing, "between surfaces") }
  var padding: N { metric(.barButtonPadding, "beside the text") }

  /// The colour of buttons that set none.
  var usualColor: Color {
    isMetal ? .semantic(.white) : hasSurfaces ? .semantic(.label) : environment.look[.tintColor]
  }

  /// The colour of an item's symbol and text.
  func color(of item: Element) -> Color {
    if item.kind == .label { return item[given: .elementColor] ?? .semantic(.label) }
    if hasSurfaces, item.isProminent { return .semantic(.white) }
    let color = item[.buttonRole] == .destructive ? .semantic(.systemRed) : item[given: .elementColor]
    return faded(color ?? usualColor, item)
  }

  /// The colour of a disabled button is fainter.
  private func faded(_ color: Color, _ item: Element) -> Color {
    guard !item[.isEnabled] else { return color }
    var paint = environment.paint(color)
    paint.alpha = Int((Double(paint.alpha) * environment.metric(.disabledOpacity).doubleValue).rounded())
    return .rgba(paint)
  }

  /// The colour of an item's own surface; `nil` for glass.
  func surfaceColor(of item: Element) -> Color? {
    guard item.isProminent else { return nil }
    return faded(item[given: .elementColor] ?? environment.look[.tintColor], item)
  }

  func font(of item: Element) -> Font {
    guard item.kind == .button else { return environment.font(item[.labelFont]) }
    let isBold = !isMetal && item.isProminent
    return Font(
      size: environment.profile.navigationBar.buttonSize,
      weight: isMetal ? .bold : isBold ? .semibold : .regular)
  }

  func text(of item: Element) -> PlacedLabel<N> {
    let text = item.kind == .label ? item.attributedText.string : item[.elementTitle]
    return PlacedLabel(
      "text", LabelText(text), font: font(of: item), color: color(of: item),
      available: environment.tableWidth(), grid: grid)
  }

  /// The width of an item with its surface.
  func width(of item: Element) -> N {
    if item.kind == .spacer { return .zero }
    guard item.kind == .button else { return text(of: item).frame.width }
    if item.barSymbol != nil { return hasSurfaces ? surfaceSide : metric(.barSymbolSide, "symbol") }
    let width = text(of: item).frame.width
    return hasSurfaces ? .larger(surfaceSide, width + padding * 2) : width
  }

  /// The space between two neighbours: buttons on one surface have none.
  func spacing(_ one: Element?, _ other: Element) -> N {
    guard let one, one.kind != .spacer, other.kind != .spacer else { return .zero }
    guard hasSurfaces else { return spacing }
    return Self.share(one, other) ? .zero : surfaceSpacing
  }

  /// The width of neighbours with the spaces between them.
  func width(of items: [Element]) -> N {
    items.indices.reduce(N.zero) { sum, index in
      sum + spacing(index > 0 ? items[index - 1] : nil, items[index]) + width(of: items[index])
    }
  }

  /// Whether two neighbours have one surface.
  private static func share(_ one: Element, _ other: Element) -> Bool {
    one.kind == .button && other.kind == .button && !one.isProminent && !other.isProminent
  }

  /// A badge whose middle is at the upper trailing part of a symbol or a text; `nil` without one. Source: general knowledge;
  /// assumed to the point.
  func badge(_ text: String, at symbol: Frame<N>) -> (frame: Frame<N>, label: PlacedLabel<N>)? {
    guard !text.isEmpty else { return nil }
    let height: N = metric(.tabBadgeHeight, "badge")
    let label = PlacedLabel<N>(
      "text", LabelText(text), font: Font(size: environment.metric(.tabBadgeTextSize)),
      color: .semantic(.white), available: environment.tableWidth(), grid: grid)
    let width = N.larger(height, label.frame.width + metric(.tabBadgePadding, "beside the badge's text") * 2)
    let x = N.larger(symbol.x + (symbol.width / 2).ifAny + height / 3, symbol.maxX - height / 2)
    let frame = Frame(x: x, y: symbol.y - height / 9, width: width, height: height)
    return (
      frame,
      label.moved(
        x: frame.x + (width - label.frame.width) / 2,
        y: (frame.y + (height - label.frame.height) / 2).rounded(to: grid))
    )
  }

  /// Places items one after the other; neighbours share a surface if they can.
  ///
  /// - Parameters:
  ///   - middle: y of their middle.
  ///   - free: the width of a spacer. Default: 0.
  ///   - plateHeight: the height of the plates of iOS 6. Default: no plates.
  /// - Returns: the items without spacers, the surfaces, and x of the end.
  func place(_ items: [Element], from start: N, middle: N, free: N = .zero, plateHeight: N? = nil) -> (
    items: [BarItem<N>], surfaces: [BarSurface<N>], end: N
  ) {
    func centered(x: N, width: N, height: N) -> Frame<N> {
      Frame(x: x, y: middle - height / 2, width: width, height: height)
    }
    var placed: [BarItem<N>] = []
    var surfaces: [BarSurface<N>] = []
    var x = start
    for (index, item) in items.enumerated() {
      let previous = index > 0 ? items[index - 1] : nil
      x += spacing(previous, item)
      if item.kind == .spacer {
        x += free
        continue
      }
      let width = width(of: item)
      if item.kind == .button, hasSurfaces {
        let own = centered(x: x, width: width, height: surfaceSide)
        if let previous, Self.share(previous, item), let last = surfaces.popLast() {
          let whole = centered(x: last.frame.x, width: own.maxX - last.frame.x, height: surfaceSide)
          surfaces.append(BarSurface(frame: whole, color: nil))
        } else {
          surfaces.append(BarSurface(frame: own, color: surfaceColor(of: item)))
        }
      }
      var new: BarItem<N>
      if item.kind == .button, item.barSymbol != nil {
        let side: N = metric(.barSymbolSide, "symbol")
        let frame = centered(x: x + ((width - side) / 2).ifAny, width: side, height: side)
        new = BarItem(element: item, frame: frame, symbol: frame, label: nil, color: color(of: item))
      } else {
        let own = text(of: item)
        let y = centered(x: x, width: .zero, height: own.frame.height).y.rounded(to: grid)
        let label = own.moved(x: x + ((width - own.frame.width) / 2).ifAny, y: y)
        new = BarItem(element: item, frame: label.frame, symbol: nil, label: label, color: color(of: item))
        if item.kind == .button, let plateHeight {
          surfaces.append(
            BarSurface(
              frame: centered(
                x: label.frame.x - padding, width: label.frame.width + padding * 2, height: plateHeight),
              color: nil))
        }
      }
      if hasSurfaces { new.badge = badge(item[.badgeValue], at: new.frame) }
      placed.append(new)
      x += width
    }
    return (placed, surfaces, x)
  }
}
