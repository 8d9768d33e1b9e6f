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
    case .checkmark: glyph("mark.check", symbol, frame, to: &svg, shapes: &shapes) { SymbolTable.checkmark }
    case .info: glyph("mark.info", symbol, frame, to: &svg, shapes: &shapes) { SymbolTable.info }
    case .toggle(let isOn, let isOutlined):
      toggle(symbol, frame, isOn: isOn, isOutlined: isOutlined, to: &svg, shapes: &shapes)
    case .named(let name):
      if shapes.knows(symbol: name) || SymbolTable.named(name) != nil {
        glyph(name, symbol, frame, to: &svg, shapes: &shapes) { SymbolTable.named(name) ?? [] }
      } else {
        placeholder(name, symbol, frame, to: &svg, shapes: &shapes)
      }
    }
  }

  /// Two strokes at the trailing side of the box: 7 by 12 points of ink in a box 14 points high (iOS 15: 6.9 by 12.0), and
  /// in proportion to the box's height.
  private static func chevron(
    _ symbol: Symbol, _ frame: Rect, to svg: inout SVGWriter, shapes: inout SVGShapes
  ) {
    shapes.use(symbol: symbol.isMirrored ? "mark.chevron.left" : "mark.chevron", in: &svg) {
      [.stroke(symbol.isMirrored ? "M5 0L0 5L5 10" : "M0 0L5 5L0 10")]
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

  private static func glyph(
    _ name: String, _ symbol: Symbol, _ frame: Rect, to svg: inout SVGWriter, shapes: inout SVGShapes,
    make: () -> [SymbolShape]
  ) {
    let side = min(frame.width, frame.height).doubleValue
    let scale = side / SymbolTable.box
    let x = frame.midX.doubleValue - side / 2
    let y = frame.midY.doubleValue - side / 2
    shapes.use(symbol: name, in: &svg, shapes: make) { element, use in
      transform(x, y, scale, in: &element)
      use.paint(symbol.paint, to: &element)
    }
  }

  private static func transform(_ x: Double, _ y: Double, _ scale: Double, in element: inout SVGWriter) {
    element.attribute("transform") { bytes in
      bytes.append("translate(")
      bytes.append(x)
      bytes.append(" ")
      bytes.append(y)
      bytes.append(") scale(")
      bytes.append(scale)
      bytes.append(")")
    }
  }

  /// A name without a drawing: a rounded square with its first letter, so that nothing looks like a mistake.
  private static func placeholder(
    _ name: String, _ symbol: Symbol, _ frame: Rect, to svg: inout SVGWriter, shapes: inout SVGShapes
  ) {
    let frame = frame.inset(by: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    guard !frame.isEmpty else { return }
    SVGFill.writeBorder(
      Outline(rect: frame, radii: CornerRadii(radius: min(5, frame.height / 2), corners: .all)), 1.5,
      symbol.paint, to: &svg, shapes: &shapes)
    let letter = name.first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() } ?? "?"
    let size = frame.height * 3 / 5
    SVGText.write(
      TextRun(
        text: letter, origin: Point(x: frame.midX, y: frame.midY + size * 36 / 100), anchor: .center,
        fontSize: size, weight: .semibold, width: size, paint: symbol.paint), to: &svg)
  }
}

/// What of a symbol takes its colour from where it is used.
struct SVGSymbolUse {
  private let hasFills: Bool
  private let hasStrokes: Bool

  init(_ shapes: [SymbolShape]) {
    hasFills = shapes.contains { $0.isFilled }
    hasStrokes = shapes.contains { !$0.isFilled }
  }

  func paint(_ paint: Paint, to element: inout SVGWriter) {
    if hasFills { SVGFill.color(paint, to: &element) }
    if hasStrokes { SVGFill.stroke(paint, to: &element) }
  }

  /// Whether a filled shape has to be told that it has no line.
  var isMixed: Bool { hasFills && hasStrokes }
}

extension SymbolShape {
  fileprivate var isFilled: Bool {
    if case .fill = style { return true }
    return false
  }

  /// A definition: everything but the colour.
  func write(to svg: inout SVGWriter, name: String?, _ use: SVGSymbolUse) {
    svg.element("path") { element in
      if let name { element.attribute("id", name) }
      element.attribute("d", fixed: path)
      switch style {
      case .fill:
        element.attribute("fill-rule", fixed: "evenodd")
        if use.isMixed { element.attribute("stroke", fixed: "none") }
      case .stroke(let width):
        element.attribute("fill", fixed: "none")
        element.attribute("stroke-width", width)
        element.attribute("stroke-linecap", fixed: "round")
        element.attribute("stroke-linejoin", fixed: "round")
      }
    }
  }
}
