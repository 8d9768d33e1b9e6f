// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// Draws glyphs in their boxes.
enum SVGSymbol {
  static func write(_ symbol: Symbol, to svg: inout SVGWriter) {
    switch symbol.kind {
    case .chevron: chevron(symbol, to: &svg)
    case .checkmark: glyph(SymbolTable.checkmark, symbol, to: &svg)
    case .info: glyph(SymbolTable.info, symbol, to: &svg)
    case .toggle(let isOn): toggle(symbol, isOn: isOn, to: &svg)
    case .named(let name):
      if let shapes = SymbolTable.named(name) {
        glyph(shapes, symbol, to: &svg)
      } else {
        placeholder(name, symbol, to: &svg)
      }
    }
  }

  /// Two strokes at the trailing side of the box; the glyph is about 8 by 14 points at 17 semibold.
  private static func chevron(_ symbol: Symbol, to svg: inout SVGWriter) {
    let frame = symbol.frame
    let tip = symbol.isMirrored ? frame.minX + 1.6 : frame.maxX - 1.6
    let back = symbol.isMirrored ? tip + 5.4 : tip - 5.4
    svg.element("path") { element in
      element.attribute("d") { bytes in
        for (letter, x, y) in [
          ("M" as StaticString, back, frame.midY - 5.4), ("L", tip, frame.midY),
          ("L", back, frame.midY + 5.4),
        ] {
          bytes.append(letter)
          bytes.append(x)
          bytes.append(" ")
          bytes.append(y)
        }
      }
      stroke(symbol.paint, width: 2, to: &element)
    }
  }

  /// A track as high as the box and a white thumb two points smaller.
  private static func toggle(_ symbol: Symbol, isOn: Bool, to svg: inout SVGWriter) {
    let frame = symbol.frame
    let radius = frame.height / 2
    SVGFill.shape(
      Outline(rect: frame, radii: CornerRadii(radius: radius, corners: .all)), to: &svg
    ) { SVGFill.color(symbol.paint, to: &$0) }
    // iOS 26's track is wider than 51 and its thumb a capsule.
    let thumbHeight = frame.height - 4
    let thumbWidth = frame.width > 55 ? thumbHeight + 14 : thumbHeight
    let atRight = isOn != symbol.isMirrored
    let x = atRight ? frame.maxX - 2 - thumbWidth : frame.minX + 2
    let thumb = Rect(x: x, y: frame.minY + 2, width: thumbWidth, height: thumbHeight)
    for (rect, paint) in [
      (thumb.offsetBy(dx: 0, dy: 1), Paint(red: 0, green: 0, blue: 0, opacity: 120)),
      (thumb, Paint(red: 255, green: 255, blue: 255)),
    ] {
      SVGFill.shape(
        Outline(rect: rect, radii: CornerRadii(radius: thumbHeight / 2, corners: .all)), to: &svg
      ) { SVGFill.color(paint, to: &$0) }
    }
  }

  private static func glyph(_ shapes: [SymbolShape], _ symbol: Symbol, to svg: inout SVGWriter) {
    let frame = symbol.frame
    let side = min(frame.width, frame.height).doubleValue
    let scale = side / SymbolTable.box
    let x = frame.midX.doubleValue - side / 2
    let y = frame.midY.doubleValue - side / 2
    svg.element("g") { group in
      group.attribute("transform") { bytes in
        bytes.append("translate(")
        bytes.append(x)
        bytes.append(" ")
        bytes.append(y)
        bytes.append(") scale(")
        bytes.append(scale)
        bytes.append(")")
      }
    } content: { group in
      for shape in shapes {
        group.element("path") { element in
          element.attribute("d", fixed: shape.path)
          switch shape.style {
          case .fill:
            element.attribute("fill-rule", fixed: "evenodd")
            SVGFill.color(symbol.paint, to: &element)
          case .stroke(let width): stroke(symbol.paint, width: width, to: &element)
          }
        }
      }
    }
  }

  private static func stroke(_ paint: Paint, width: Points, to element: inout SVGWriter) {
    element.attribute("fill", fixed: "none")
    element.attribute("stroke") { SVGFill.hex(paint, to: &$0) }
    if paint.opacity < 1000 { element.attribute("stroke-opacity", Double(paint.opacity) / 1000) }
    element.attribute("stroke-width", width)
    element.attribute("stroke-linecap", fixed: "round")
    element.attribute("stroke-linejoin", fixed: "round")
  }

  /// A name without a drawing: a rounded square with its first letter, so that nothing looks like a mistake.
  private static func placeholder(_ name: String, _ symbol: Symbol, to svg: inout SVGWriter) {
    let frame = symbol.frame.inset(by: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    guard !frame.isEmpty else { return }
    SVGFill.writeBorder(
      Outline(rect: frame, radii: CornerRadii(radius: min(5, frame.height / 2), corners: .all)), 1.5,
      symbol.paint, to: &svg)
    let letter = name.first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() } ?? "?"
    let size = frame.height * 3 / 5
    SVGText.write(
      TextRun(
        text: letter, origin: Point(x: frame.midX, y: frame.midY + size * 36 / 100), anchor: .center,
        fontSize: size, weight: .semibold, width: size, paint: symbol.paint), to: &svg)
  }
}
