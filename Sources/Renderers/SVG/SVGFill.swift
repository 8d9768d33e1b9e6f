// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// Writes filled and stroked outlines.
enum SVGFill {
  /// - Parameter isMet: whether the next row continues below in the same colour. Two fills that meet on a
  ///   fraction of a pixel show a seam when they are rasterised, so the upper one extends half a point under
  ///   the lower one, which is painted later.
  static func write(_ outline: Outline, _ paint: RGBA, isMet: Bool, to svg: inout SVGWriter) {
    guard paint.isVisible, !outline.rect.isEmpty else { return }
    var outline = outline
    if isMet { outline.rect.size.height += 0.5 }
    shape(outline, to: &svg) { color(paint, to: &$0) }
  }

  static func write(_ outline: Outline, _ gradient: Gradient, to svg: inout SVGWriter) {
    guard !outline.rect.isEmpty else { return }
    let reference = svg.reference(to: gradient)
    shape(outline, to: &svg) { $0.attribute("fill", reference) }
  }

  /// Writes a border inside the outline: a stroke along the middle of the border's width, in points.
  static func writeBorder(_ outline: Outline, _ width: Points, _ paint: RGBA, to svg: inout SVGWriter) {
    guard paint.isVisible, !outline.rect.isEmpty else { return }
    let half = width / 2
    var inner = outline
    inner.rect = outline.rect.inset(by: half)
    inner.radii = outline.radii.map { max(.zero, $0 - half) }
    shape(inner, to: &svg) { element in
      element.attribute("fill", "none")
      self.paint(paint, .stroke, to: &element)
      element.attribute("stroke-width", width)
    }
  }

  /// Writes a shadow as layers of its shape, each lighter towards the edge: see ``SVGShadow``.
  static func writeShadow(_ shadow: DropShadow, to svg: inout SVGWriter) {
    guard shadow.paint.isVisible, !shadow.outline.rect.isEmpty else { return }
    var outline = shadow.outline
    outline.rect = outline.rect.offsetBy(dx: shadow.offset.x, dy: shadow.offset.y)
    guard shadow.radius > .zero else {
      shape(outline, to: &svg) { color(shadow.paint, to: &$0) }
      return
    }
    svg.use(shadowOf: outline, radius: shadow.radius) { paint(shadow.paint, [.fill, .whole], to: &$0) }
  }

  /// Writes the shape; `attributes` adds its paint.
  ///
  /// - Parameter isShared: whether a shape that isn't a plain rectangle is defined once for all of its uses.
  ///   Default: yes.
  static func shape(
    _ outline: Outline, isShared: Bool = true, to svg: inout SVGWriter,
    attributes: (inout SVGWriter) -> Void
  ) {
    if let radius = rectRadius(outline) {
      svg.element("rect") { element in
        place(outline.rect, to: &element)
        if radius != .zero { element.attribute("rx", radius) }
        attributes(&element)
      }
    } else if isShared {
      svg.use(outline, attributes: attributes)
    } else {
      svg.element("path") { element in
        element.attribute("d", CornerPath(outline).svgData)
        attributes(&element)
      }
    }
  }

  /// The radius in points if SVG's `rect` can draw the outline: four equal quarter circles, or 0 for square
  /// corners. Otherwise `nil`.
  private static func rectRadius(_ outline: Outline) -> Points? {
    let radii = outline.radii
    if radii.isZero { return .zero }
    let isRoundRect =
      outline.curve == .circular && radii == CornerRadii(radius: radii.topLeft, corners: .all)
    return isRoundRect ? radii.topLeft : nil
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

  static func paint(_ paint: RGBA, _ use: Use, to element: inout SVGWriter) {
    let opacity = paint.alpha < 1000 ? Points(thousandths: paint.alpha) : nil
    if let opacity, use.contains(.whole) { element.attribute("opacity", opacity) }
    func add(_ part: Use, _ color: StaticString, _ translucency: StaticString) {
      guard use.contains(part) else { return }
      element.attribute(color, "#\(paint.hexDigits)")
      if let opacity, !use.contains(.whole) { element.attribute(translucency, opacity) }
    }
    add(.fill, "fill", "fill-opacity")
    add(.stroke, "stroke", "stroke-opacity")
    if let name = element.adaptive?.name(for: paint, use) { element.attribute("class", name) }
  }
}
