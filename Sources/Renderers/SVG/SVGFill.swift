// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// Writes filled and stroked outlines.
enum SVGFill {
  /// - Parameter isMet: whether the next row continues below in the same colour. Two fills that meet on a
  ///   fraction of a pixel show a seam when they are rasterised, so the upper one extends half a point under
  ///   the lower one, which is painted later.
  static func write(
    _ outline: Outline, _ paint: RGBA, isMet: Bool, to svg: inout SVGWriter, shapes: inout SVGShapes
  ) {
    guard paint.isVisible, !outline.rect.isEmpty else { return }
    var outline = outline
    if isMet { outline.rect.size.height += 0.5 }
    shape(outline, to: &svg, shapes: &shapes) { color(paint, to: &$0) }
  }

  static func write(
    _ outline: Outline, _ gradient: Gradient, to svg: inout SVGWriter, shapes: inout SVGShapes
  ) {
    guard !outline.rect.isEmpty else { return }
    var reference = ByteBuffer(capacity: 128)
    shapes.appendReference(to: gradient, to: &reference)
    shape(outline, to: &svg, shapes: &shapes) { element in
      element.attribute("fill") { $0.append(contentsOf: reference) }
    }
  }

  /// Writes a border inside the outline: a stroke along the middle of the border's width, in points.
  static func writeBorder(
    _ outline: Outline, _ width: Points, _ paint: RGBA, to svg: inout SVGWriter, shapes: inout SVGShapes
  ) {
    guard paint.isVisible, !outline.rect.isEmpty else { return }
    let half = width / 2
    var inner = outline
    inner.rect = outline.rect.inset(by: half)
    inner.radii = outline.radii.map { max(.zero, $0 - half) }
    shape(inner, to: &svg, shapes: &shapes) { element in
      element.attribute("fill", fixed: "none")
      stroke(paint, to: &element)
      element.attribute("stroke-width", width)
    }
  }

  /// Writes a shadow as layers of its shape, each lighter towards the edge: see ``SVGShadow``.
  static func writeShadow(_ shadow: DropShadow, to svg: inout SVGWriter, shapes: inout SVGShapes) {
    guard shadow.paint.isVisible, !shadow.outline.rect.isEmpty else { return }
    var outline = shadow.outline
    outline.rect = outline.rect.offsetBy(dx: shadow.offset.x, dy: shadow.offset.y)
    guard shadow.radius > .zero else {
      shape(outline, to: &svg, shapes: &shapes) { color(shadow.paint, to: &$0) }
      return
    }
    shapes.use(shadowOf: outline, radius: shadow.radius, in: &svg) { element in
      paint(shadow.paint, [.fill, .whole], to: &element)
    }
  }

  /// Writes the shape; `attributes` adds its paint. A shape that isn't a plain rectangle is defined once for
  /// all of its uses.
  static func shape(
    _ outline: Outline, to svg: inout SVGWriter, shapes: inout SVGShapes,
    attributes: (inout SVGWriter) -> Void
  ) {
    guard let radius = uniformRadius(outline) else {
      return shapes.use(outline, in: &svg, attributes: attributes)
    }
    rect(outline.rect, radius: radius, to: &svg, attributes: attributes)
  }

  /// Writes the shape without a shared definition.
  static func shape(_ outline: Outline, to svg: inout SVGWriter, attributes: (inout SVGWriter) -> Void) {
    guard let radius = uniformRadius(outline) else {
      svg.element("path") { element in
        element.attribute("d") { SVGPath.append(CornerPath(outline), to: &$0) }
        attributes(&element)
      }
      return
    }
    rect(outline.rect, radius: radius, to: &svg, attributes: attributes)
  }

  /// The radius in points if SVG's `rect` can draw the outline: four equal quarter circles, or 0 for square
  /// corners. Otherwise `nil`.
  private static func uniformRadius(_ outline: Outline) -> Points? {
    let radii = outline.radii
    if radii.isZero { return .zero }
    let isRoundRect =
      outline.curve == .circular && radii == CornerRadii(radius: radii.topLeft, corners: .all)
    return isRoundRect ? radii.topLeft : nil
  }

  private static func rect(
    _ rect: Rect, radius: Points, to svg: inout SVGWriter, attributes: (inout SVGWriter) -> Void
  ) {
    svg.element("rect") { element in
      place(rect, to: &element)
      if radius != .zero { element.attribute("rx", radius) }
      attributes(&element)
    }
  }

  static func place(_ rect: Rect, to element: inout SVGWriter) {
    element.attribute("x", rect.minX)
    element.attribute("y", rect.minY)
    element.attribute("width", rect.width)
    element.attribute("height", rect.height)
  }

  /// The parts of an element that take a colour.
  struct Use: OptionSet {
    let rawValue: UInt8
    static let fill = Use(rawValue: 1)
    static let stroke = Use(rawValue: 2)
    /// The opacity applies to the whole element, because two translucent parts would be darker where they
    /// overlap.
    static let whole = Use(rawValue: 4)
  }

  static func color(_ paint: RGBA, to element: inout SVGWriter) { self.paint(paint, .fill, to: &element) }

  static func stroke(_ paint: RGBA, to element: inout SVGWriter) { self.paint(paint, .stroke, to: &element) }

  // Inlined, because the callers know `use` at compile time.
  @inline(__always)
  static func paint(_ paint: RGBA, _ use: Use, to element: inout SVGWriter) {
    let isTranslucent = paint.alpha < 1000
    if isTranslucent, use.contains(.whole) { element.attribute("opacity", thousandths: paint.alpha) }
    if use.contains(.fill) {
      element.attribute("fill") { hex(paint, to: &$0) }
      if isTranslucent, !use.contains(.whole) {
        element.attribute("fill-opacity", thousandths: paint.alpha)
      }
    }
    if use.contains(.stroke) {
      element.attribute("stroke") { hex(paint, to: &$0) }
      if isTranslucent, !use.contains(.whole) {
        element.attribute("stroke-opacity", thousandths: paint.alpha)
      }
    }
    if let adaptive = element.adaptive, let name = adaptive.name(for: paint, use) {
      element.attribute("class", name)
    }
  }

  static func hex(_ paint: RGBA, to bytes: inout ByteBuffer) {
    bytes.append("#")
    digits(paint, to: &bytes)
  }

  static func digits(_ paint: RGBA, to bytes: inout ByteBuffer) {
    hex(paint.red, to: &bytes)
    hex(paint.green, to: &bytes)
    hex(paint.blue, to: &bytes)
  }

  @inline(__always)
  private static func hex(_ byte: UInt8, to bytes: inout ByteBuffer) {
    func digit(_ value: UInt8) -> UInt8 {
      value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
    bytes.append(digit(byte >> 4))
    bytes.append(digit(byte & 15))
  }
}
