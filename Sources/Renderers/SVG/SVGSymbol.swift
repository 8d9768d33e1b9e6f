// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// Draws symbols in their boxes.
enum SVGSymbol {
  /// - Parameter origin: the y that places are relative to, in points.
  static func write(
    _ symbol: Symbol, from origin: Points, to svg: inout SVGWriter, shapes: inout SVGShapes
  ) {
    let frame = symbol.frame.offsetBy(dx: .zero, dy: -origin)
    switch symbol.kind {
    case .chevron: chevron(symbol, frame, to: &svg, shapes: &shapes)
    case .checkmark:
      // The ink is 14.3 points wide in a box of 18 by 17 points, and is stretched with other boxes.
      let stretch = frame.width.doubleValue * 17 / (frame.height.doubleValue * 18)
      // A difference of at most 2 % comes from rounding a larger box to pixels and is ignored.
      weighted(
        "mark.check", symbol, frame, stretch: abs(stretch - 1) > 0.02 ? stretch : 1, to: &svg, shapes: &shapes
      ) { SymbolShape.drawing(of: "checkmark") }
    case .backPlate: plate(symbol, frame, to: &svg)
    case .info: glyph("mark.info", symbol, frame, to: &svg, shapes: &shapes) { SymbolShape.info }
    case .toggle(let isOn, .lettered):
      SVGToggle.writeLettered(symbol, frame, isOn: isOn, to: &svg, shapes: &shapes)
    case .toggle(let isOn, let style):
      SVGToggle.write(symbol, frame, isOn: isOn, isOutlined: style == .outlined, to: &svg, shapes: &shapes)
    case .named(let given):
      let name = symbol.isMirrored ? SymbolCatalog.mirrored(given) : given
      if SymbolCatalog.contains(name) {
        weighted(name, symbol, frame, to: &svg, shapes: &shapes) { SymbolShape.drawing(of: name) }
      } else {
        // A placeholder shows that a symbol belongs here.
        glyph("mark.unknown", symbol, frame, to: &svg, shapes: &shapes) { SymbolShape.unknown }
      }
    }
  }

  /// Two strokes at the trailing side of the box: 7 by 12 points of ink in a box 14 points high (iOS 15: 6.9
  /// by 12.0), in proportion to the box's height. A regular chevron has the same ink size and thinner lines.
  private static func chevron(
    _ symbol: Symbol, _ frame: Rect, to svg: inout SVGWriter, shapes: inout SVGShapes
  ) {
    guard symbol.weight != .regular else { return edgedChevron(symbol, frame, to: &svg, shapes: &shapes) }
    shapes.use(symbol: symbol.isMirrored ? "mark.chevron.left" : "mark.chevron", in: &svg) {
      [.stroke(symbol.isMirrored ? "M5 0L0 5L5 10" : "M0 0L5 5L0 10", 2)]
    } attributes: { element, use in
      let scale = frame.height.doubleValue / 14
      if scale == 1 {
        element.attribute("x", symbol.isMirrored ? frame.minX + 1.4 : frame.maxX - 6.4)
        element.attribute("y", frame.midY - 5)
      } else {
        let x = frame.maxX.doubleValue - 6.4 * scale
        let y = frame.midY.doubleValue - 5 * scale
        transform(symbol.isMirrored ? frame.minX.doubleValue + 1.4 * scale : x, y, scale, in: &element)
      }
      use.paint(symbol.paint, to: &element)
    }
  }

  /// A chevron with a sharp point and square ends. Its point extends 1.06 units beyond the middle of its
  /// lines, and its square ends make ink of 12 units from a path of 10.94.
  private static func edgedChevron(
    _ symbol: Symbol, _ frame: Rect, to svg: inout SVGWriter, shapes: inout SVGShapes
  ) {
    shapes.use(symbol: symbol.isMirrored ? "mark.chevron.edged.left" : "mark.chevron.edged", in: &svg) {
      [
        .edge(
          symbol.isMirrored ? "M6.53 0.53L1.06 6L6.53 11.47" : "M0.53 0.53L6 6L0.53 11.47", 1.5)
      ]
    } attributes: { element, use in
      let scale = frame.height.doubleValue / 14
      let x = frame.maxX.doubleValue - 7.46 * scale
      let left = frame.minX.doubleValue + 0.4 * scale
      transform(symbol.isMirrored ? left : x, frame.midY.doubleValue - 6 * scale, scale, in: &element)
      use.paint(symbol.paint, to: &element)
    }
  }

  /// A plate with a point as long as a third of the height, and corners of 5 points at the other end.
  private static func plate(_ symbol: Symbol, _ frame: Rect, to svg: inout SVGWriter) {
    let (height, radius) = (frame.height.doubleValue, 5.0)
    let (top, middle, bottom) = (frame.minY.doubleValue, frame.midY.doubleValue, frame.maxY.doubleValue)
    let neck = height / 3
    func x(_ distance: Double) -> Double {
      symbol.isMirrored ? frame.maxX.doubleValue - distance : frame.minX.doubleValue + distance
    }
    let end = frame.width.doubleValue
    let parts: [(String, [Double])] = [
      ("M", [x(0), middle]), ("L", [x(neck - 2), top + 2]), ("Q", [x(neck), top, x(neck + 3), top]),
      ("L", [x(end - radius), top]), ("Q", [x(end), top, x(end), top + radius]),
      ("L", [x(end), bottom - radius]), ("Q", [x(end), bottom, x(end - radius), bottom]),
      ("L", [x(neck + 3), bottom]), ("Q", [x(neck), bottom, x(neck - 2), bottom - 2]),
    ]
    svg.element("path") { element in
      element.attribute("d") { bytes in
        for (command, numbers) in parts {
          bytes.append(command)
          for (index, number) in numbers.enumerated() {
            if index > 0 { bytes.append(" ") }
            bytes.append(number)
          }
        }
        bytes.append("Z")
      }
      SVGFill.color(symbol.paint, to: &element)
    }
  }

  /// A glyph in the symbol's weight. Each weight has its own name.
  private static func weighted(
    _ name: String, _ symbol: Symbol, _ frame: Rect, stretch: Double = 1, to svg: inout SVGWriter,
    shapes: inout SVGShapes, make: () -> [SymbolShape]
  ) {
    let isRegular = symbol.weight == .regular
    glyph(
      isRegular ? name : "\(name).\(symbol.weight.rawValue)", symbol, frame, stretch: stretch, to: &svg,
      shapes: &shapes
    ) { isRegular ? make() : make().map(\.semibold) }
  }

  /// - Parameter stretch: the width of the glyph's unit relative to its height. Default: 1.
  private static func glyph(
    _ name: String, _ symbol: Symbol, _ frame: Rect, stretch: Double = 1, to svg: inout SVGWriter,
    shapes: inout SVGShapes,
    make: () -> [SymbolShape]
  ) {
    let side = min(frame.width, frame.height).doubleValue
    let scale = side / SymbolShape.box
    let x = frame.midX.doubleValue - side * stretch / 2
    let y = frame.midY.doubleValue - side / 2
    shapes.use(symbol: name, in: &svg, shapes: make) { element, use in
      transform(x, y, scale, stretch: stretch, in: &element)
      use.paint(symbol.paint, to: &element)
    }
  }

  static func transform(
    _ x: Double, _ y: Double, _ scale: Double, stretch: Double = 1, in element: inout SVGWriter
  ) {
    element.attribute("transform") { bytes in
      bytes.append("translate(")
      bytes.append(x)
      bytes.append(" ")
      bytes.append(y)
      bytes.append(") scale(")
      bytes.append(scale * stretch)
      if stretch != 1 {
        bytes.append(" ")
        bytes.append(scale)
      }
      bytes.append(")")
    }
  }
}

/// The parts of a symbol that take their colour where it is used.
struct SVGSymbolUse {
  private let hasFills: Bool
  private let hasStrokes: Bool
  /// Whether two parts of the symbol may overlap.
  private let isLayered: Bool

  init(_ shapes: [SymbolShape]) {
    let isAnyFilled = shapes.contains { $0.isFilled }
    let isAnyStroked = shapes.contains { $0.isStroked }
    hasFills = isAnyFilled
    hasStrokes = isAnyStroked
    isLayered = shapes.count > 1 || isAnyFilled && isAnyStroked
  }

  func paint(_ paint: RGBA, to element: inout SVGWriter) {
    var use: SVGFill.Use = isLayered ? .whole : []
    if hasFills { use.insert(.fill) }
    if hasStrokes { use.insert(.stroke) }
    SVGFill.paint(paint, use, to: &element)
  }

  /// Whether filled shapes must switch off the stroke that others need.
  var isMixed: Bool { hasFills && hasStrokes }
}

extension SymbolShape {
  fileprivate var isFilled: Bool {
    switch style {
    case .fill, .solid: true
    case .stroke, .edge: false
    }
  }

  fileprivate var isStroked: Bool {
    switch style {
    case .stroke, .edge, .solid: true
    case .fill: false
    }
  }

  /// Writes the definition, which has everything but the colour.
  func write(to svg: inout SVGWriter, name: String?, _ use: SVGSymbolUse) {
    svg.element("path") { element in
      if let name { element.attribute("id", name) }
      element.attribute("d") { $0.append(path) }
      switch style {
      case .fill:
        element.attribute("fill-rule", fixed: "evenodd")
        if use.isMixed { element.attribute("stroke", fixed: "none") }
      case .stroke(let width):
        element.attribute("fill", fixed: "none")
        element.attribute("stroke-width", width)
        element.attribute("stroke-linecap", fixed: "round")
        element.attribute("stroke-linejoin", fixed: "round")
      case .edge(let width):
        element.attribute("fill", fixed: "none")
        element.attribute("stroke-width", width)
      case .solid(let width):
        element.attribute("fill-rule", fixed: "evenodd")
        element.attribute("stroke-width", width)
        element.attribute("stroke-linejoin", fixed: "round")
      }
    }
  }
}
