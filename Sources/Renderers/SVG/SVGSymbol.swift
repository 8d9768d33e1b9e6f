// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// Draws symbols in their boxes.
enum SVGSymbol {
  /// The box in which a check mark isn't stretched, in points; its ink is 14.3 points wide. Source: the constants
  /// `checkmarkWidth` and `checkmarkHeight` of iOS 15.
  private static let checkmarkBox = Size(width: 18, height: 17)
  /// The part of that width that the ink has.
  private static let inkShare: Double = 14.3 / 18

  static func write(_ symbol: Symbol, to svg: inout SVGWriter) {
    let frame = symbol.frame
    switch symbol.kind {
    case .chevron: chevron(symbol, frame, to: &svg)
    case .checkmark:
      let box = Self.checkmarkBox
      let stretch =
        frame.width.doubleValue * box.height.doubleValue / (frame.height.doubleValue * box.width.doubleValue)
      // A difference of at most 2 % comes from rounding a larger box to pixels and is ignored. A box that is only as wide
      // as the ink has no space beside it: the image of iOS 7 to 12, 14 points wide.
      let isTight = stretch < inkShare + 0.02
      let square = Rect(
        x: frame.midX - frame.height / 2, y: frame.minY, width: frame.height, height: frame.height)
      weighted(
        "mark.check", symbol, isTight ? square : frame,
        stretch: isTight || abs(stretch - 1) <= 0.02 ? 1 : stretch, to: &svg
      ) { SymbolShape.drawing(of: "checkmark") }
    case .backPlate: plate(symbol, frame, to: &svg)
    case .info: glyph("mark.info", symbol, frame, to: &svg) { SymbolShape.info }
    case .spinner: glyph("mark.spinner", symbol, frame, to: &svg) { SymbolShape.spinner }
    case .toggle(let isOn, .lettered):
      SVGToggle.writeLettered(symbol, frame, isOn: isOn, to: &svg)
    case .toggle(let isOn, let style):
      SVGToggle.write(symbol, frame, isOn: isOn, isOutlined: style == .outlined, to: &svg)
    case .named(let given):
      let name = symbol.isMirrored ? SymbolCatalog.mirrored(given) : given
      if SymbolCatalog.contains(name) {
        weighted(name, symbol, frame, to: &svg) { SymbolShape.drawing(of: name) }
      } else {
        // A placeholder shows that a symbol belongs here.
        glyph("mark.unknown", symbol, frame, to: &svg) { SymbolShape.unknown }
      }
    }
  }

  /// The two lines of a disclosure indicator, in points of a box that is ``boxHeight`` high.
  private struct Chevron {
    let name: String
    let shape: SymbolShape
    let mirroredShape: SymbolShape
    /// From the box's right side to the left end of the path, and from its left side to that of the mirrored path.
    let right: Points
    let left: Points
    /// Half of the path's height.
    let middle: Points

    /// The height of the box in which the ink is 7 by 12 points. Source: iOS 15: 6.9 by 12.0.
    static let boxHeight = 14.0

    /// With round ends: the ink extends 1 point beyond the path on all sides, and ends 0.4 points before the box does.
    static let round = Chevron(
      name: "mark.chevron", shape: .stroke("M0 0L5 5L0 10", 2), mirroredShape: .stroke("M5 0L0 5L5 10", 2),
      right: 6.4, left: 1.4, middle: 5)

    /// With a sharp point and square ends, as iOS 7 to 12 have it, and the same ink: its point extends 1.06 points beyond
    /// the middle of its lines, and its square ends make ink of 12 points from a path of 10.94.
    static let edged = Chevron(
      name: "mark.chevron.edged", shape: .edge("M0.53 0.53L6 6L0.53 11.47", 1.5),
      mirroredShape: .edge("M6.53 0.53L1.06 6L6.53 11.47", 1.5), right: 7.46, left: 0.4, middle: 6)
  }

  /// Draws a chevron at the trailing side of the box, in proportion to the box's height.
  private static func chevron(_ symbol: Symbol, _ frame: Rect, to svg: inout SVGWriter) {
    let isRound = symbol.weight != .regular
    let mark: Chevron = isRound ? .round : .edged
    svg.use(symbol: symbol.isMirrored ? mark.name + ".left" : mark.name) {
      [symbol.isMirrored ? mark.mirroredShape : mark.shape]
    } attributes: { element, use in
      let scale = frame.height.doubleValue / Chevron.boxHeight
      if scale == 1, isRound {
        element.attribute("x", symbol.isMirrored ? frame.minX + mark.left : frame.maxX - mark.right)
        element.attribute("y", frame.midY - mark.middle)
      } else {
        transform(
          symbol.isMirrored
            ? frame.minX.doubleValue + mark.left.doubleValue * scale
            : frame.maxX.doubleValue - mark.right.doubleValue * scale,
          frame.midY.doubleValue - mark.middle.doubleValue * scale, scale, in: &element)
      }
      SVGFill.paint(symbol.paint, use, to: &element)
    }
  }

  /// A plate with a point as long as a third of the height, and corners of 5 points at the other end. The point's shoulders
  /// are rounded over 2 points along the point and 3 along the edges. Lengths: assumed, near to pictures of iOS 6.
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
      element.attribute("d", parts.map { $0 + SVGWriter.numbers($1) }.joined() + "Z")
      SVGFill.color(symbol.paint, to: &element)
    }
  }

  /// A glyph in the symbol's weight. Each weight has its own name.
  private static func weighted(
    _ name: String, _ symbol: Symbol, _ frame: Rect, stretch: Double = 1, to svg: inout SVGWriter,
    make: () -> [SymbolShape]
  ) {
    let isRegular = symbol.weight == .regular
    let name = isRegular ? name : "\(name).\(symbol.weight.rawValue)"
    func shapes() -> [SymbolShape] { isRegular ? make() : make().map { $0.weighing(symbol.weight) } }
    guard let layers = symbol.layers, !layers.isEmpty else {
      return glyph(name, symbol, frame, stretch: stretch, to: &svg, make: shapes)
    }
    // A drawing doesn't say to which layer a shape belongs. The last one is in front, and assumed to be the first layer.
    let all = shapes()
    for (index, shape) in all.enumerated() {
      var layer = symbol
      layer.paint = layers[min(all.count - 1 - index, layers.count - 1)]
      glyph(all.count == 1 ? name : "\(name).layer\(index)", layer, frame, stretch: stretch, to: &svg) {
        [shape]
      }
    }
  }

  /// - Parameter stretch: the width of the glyph's unit relative to its height. Default: 1.
  private static func glyph(
    _ name: String, _ symbol: Symbol, _ frame: Rect, stretch: Double = 1, to svg: inout SVGWriter,
    make: () -> [SymbolShape]
  ) {
    let side = min(frame.width, frame.height).doubleValue
    let scale = side / SymbolShape.box
    let x = frame.midX.doubleValue - side * stretch / 2
    let y = frame.midY.doubleValue - side / 2
    svg.use(symbol: name, shapes: make) { element, use in
      transform(x, y, scale, stretch: stretch, in: &element)
      SVGFill.paint(symbol.paint, use, to: &element)
    }
  }

  static func transform(
    _ x: Double, _ y: Double, _ scale: Double, stretch: Double = 1, in element: inout SVGWriter
  ) {
    let factors = stretch == 1 ? [scale] : [scale * stretch, scale]
    element.attribute(
      "transform", "translate(\(SVGWriter.numbers([x, y]))) scale(\(SVGWriter.numbers(factors)))")
  }
}

extension SVGFill.Use {
  /// The parts of a symbol that take their colour where it is used. The opacity applies to the whole symbol if
  /// two parts may overlap.
  init(_ shapes: [SymbolShape]) {
    self = []
    if shapes.contains(where: \.isFilled) { insert(.fill) }
    if shapes.contains(where: \.isStroked) { insert(.stroke) }
    if shapes.count > 1 || isMixed { insert(.whole) }
  }

  /// Whether filled shapes must switch off the stroke that others need.
  fileprivate var isMixed: Bool { isSuperset(of: [.fill, .stroke]) }
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
  func write(to svg: inout SVGWriter, id: String?, _ use: SVGFill.Use) {
    svg.element("path") { element in
      if let id { element.attribute("id", id) }
      element.attribute("d", path)
      if opacity != 1000 { element.attribute("opacity", Points(thousandths: opacity)) }
      switch style {
      case .fill:
        element.attribute("fill-rule", "evenodd")
        if use.isMixed { element.attribute("stroke", "none") }
      case .stroke(let width):
        element.attribute("fill", "none")
        element.attribute("stroke-width", width)
        element.attribute("stroke-linecap", "round")
        element.attribute("stroke-linejoin", "round")
      case .edge(let width):
        element.attribute("fill", "none")
        element.attribute("stroke-width", width)
      case .solid(let width):
        element.attribute("fill-rule", "evenodd")
        element.attribute("stroke-width", width)
        element.attribute("stroke-linejoin", "round")
      }
    }
  }
}
