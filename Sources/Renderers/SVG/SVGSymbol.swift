// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// Draws glyphs in their boxes.
enum SVGSymbol {
  /// - Parameter origin: the y from which places count, in points.
  static func write(
    _ symbol: Symbol, from origin: Points, to svg: inout SVGWriter, shapes: inout SVGShapes
  ) {
    let frame = symbol.frame.offsetBy(dx: .zero, dy: -origin)
    switch symbol.kind {
    case .chevron: chevron(symbol, frame, to: &svg, shapes: &shapes)
    case .checkmark:
      // 14.3 points of ink in a box of 18 by 17, and of another shape in another.
      let stretch = frame.width.doubleValue * 17 / (frame.height.doubleValue * 18)
      // Pixels of the grid that a larger one's sides lie on are none of its shape.
      glyph(
        "mark.check", symbol, frame, stretch: abs(stretch - 1) > 0.02 ? stretch : 1, to: &svg, shapes: &shapes
      ) { SymbolTable.checkmark }
    case .backPlate: plate(symbol, frame, to: &svg)
    case .info: glyph("mark.info", symbol, frame, to: &svg, shapes: &shapes) { SymbolTable.info }
    case .toggle(let isOn, let isOutlined):
      toggle(symbol, frame, isOn: isOn, isOutlined: isOutlined, to: &svg, shapes: &shapes)
    case .named(let given):
      let name = symbol.isMirrored ? SymbolTable.mirrored(given) : given
      if let drawing = SymbolTable.named(name) {
        glyph(name, symbol, frame, to: &svg, shapes: &shapes) { drawing }
      } else {
        // Room for a symbol, so that nothing looks like a mistake.
        glyph("mark.unknown", symbol, frame, to: &svg, shapes: &shapes) { SymbolTable.unknown }
      }
    }
  }

  /// Two strokes at the trailing side of the box: 7 by 12 points of ink in a box 14 points high (iOS 15: 6.9 by 12.0), and
  /// in proportion to the box's height.
  private static func chevron(
    _ symbol: Symbol, _ frame: Rect, to svg: inout SVGWriter, shapes: inout SVGShapes
  ) {
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

  /// A track as high as the box and a white thumb two points smaller.
  private static func toggle(
    _ symbol: Symbol, _ frame: Rect, isOn: Bool, isOutlined: Bool, to svg: inout SVGWriter,
    shapes: inout SVGShapes
  ) {
    let radius = frame.height / 2
    let track = Outline(rect: frame, radii: CornerRadii(radius: radius, corners: .all))
    SVGFill.shape(track, to: &svg, shapes: &shapes) { SVGFill.color(symbol.paint, to: &$0) }
    if isOutlined {
      SVGFill.writeBorder(
        track, 1.5, Paint(red: 0xE5, green: 0xE5, blue: 0xEA), to: &svg, shapes: &shapes)
    }
    // Only the track has the colour that follows the appearance.
    svg.adaptive?.dark = nil
    // iOS 26's track is wider than 51, and its thumb a capsule of 37 by 24.
    let thumbHeight = frame.height - 4
    let thumbWidth = frame.width > 55 ? thumbHeight + 13 : thumbHeight
    let atRight = isOn != symbol.isMirrored
    let x = atRight ? frame.maxX - 2 - thumbWidth : frame.minX + 2
    let thumb = Rect(x: x, y: frame.minY + 2, width: thumbWidth, height: thumbHeight)
    let outline = Outline(rect: thumb, radii: CornerRadii(radius: thumbHeight / 2, corners: .all))
    SVGFill.writeShadow(
      DropShadow(
        outline: outline, radius: 2.5, offset: Point(x: 0, y: 2),
        paint: Paint(red: 0, green: 0, blue: 0, opacity: 180)), to: &svg, shapes: &shapes)
    SVGFill.shape(outline, to: &svg, shapes: &shapes) {
      SVGFill.color(Paint(red: 255, green: 255, blue: 255), to: &$0)
    }
  }

  /// A point as long as a third of the height, and round corners at the other end.
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

  /// - Parameter stretch: how much wider than high the glyph's unit is.
  private static func glyph(
    _ name: String, _ symbol: Symbol, _ frame: Rect, stretch: Double = 1, to svg: inout SVGWriter,
    shapes: inout SVGShapes,
    make: () -> [SymbolShape]
  ) {
    let side = min(frame.width, frame.height).doubleValue
    let scale = side / SymbolTable.box
    let x = frame.midX.doubleValue - side * stretch / 2
    let y = frame.midY.doubleValue - side / 2
    shapes.use(symbol: name, in: &svg, shapes: make) { element, use in
      transform(x, y, scale, stretch: stretch, in: &element)
      use.paint(symbol.paint, to: &element)
    }
  }

  private static func transform(
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

/// What of a symbol takes its colour from where it is used.
struct SVGSymbolUse {
  private let hasFills: Bool
  private let hasStrokes: Bool
  /// Whether one part of it may lie on another.
  private let isLayered: Bool

  init(_ shapes: [SymbolShape]) {
    let isAnyFilled = shapes.contains { $0.isFilled }
    let isAnyStroked = shapes.contains { $0.isStroked }
    hasFills = isAnyFilled
    hasStrokes = isAnyStroked
    isLayered = shapes.count > 1 || isAnyFilled && isAnyStroked
  }

  func paint(_ paint: Paint, to element: inout SVGWriter) {
    var use: SVGFill.Use = isLayered ? .whole : []
    if hasFills { use.insert(.fill) }
    if hasStrokes { use.insert(.stroke) }
    SVGFill.paint(paint, use, to: &element)
  }

  /// Whether a filled shape has to be told that it has no line.
  var isMixed: Bool { hasFills && hasStrokes }
}

extension SymbolShape {
  fileprivate var isFilled: Bool {
    switch style {
    case .fill, .solid: true
    case .stroke: false
    }
  }

  fileprivate var isStroked: Bool {
    switch style {
    case .stroke, .solid: true
    case .fill: false
    }
  }

  /// A definition: everything but the colour.
  func write(to svg: inout SVGWriter, name: String?, _ use: SVGSymbolUse) {
    svg.element("path") { element in
      if let name { element.attribute("id", name) }
      element.attribute("d") { bytes in
        for path in paths { bytes.append(path) }
      }
      switch style {
      case .fill:
        element.attribute("fill-rule", fixed: "evenodd")
        if use.isMixed { element.attribute("stroke", fixed: "none") }
      case .stroke(let width):
        element.attribute("fill", fixed: "none")
        element.attribute("stroke-width", width)
        element.attribute("stroke-linecap", fixed: "round")
        element.attribute("stroke-linejoin", fixed: "round")
      case .solid(let width):
        element.attribute("fill-rule", fixed: "evenodd")
        element.attribute("stroke-width", width)
        element.attribute("stroke-linejoin", fixed: "round")
      }
    }
  }
}
