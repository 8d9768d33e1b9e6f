// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// Filled and stroked outlines.
enum SVGFill {
  static func write(
    _ outline: Outline, _ paint: Paint, role: DisplayItem.Role, next: DisplayItem?, to svg: inout SVGWriter
  ) {
    guard paint.isVisible, !outline.rect.isEmpty else { return }
    guard outline.radii.isZero else {
      shape(meeting(outline, paint, role: role, next: next), to: &svg) { color(paint, to: &$0) }
      return
    }
    let rect = meeting(outline, paint, role: role, next: next).rect
    svg.element("rect") { element in
      place(rect, to: &element)
      color(paint, to: &element)
    }
  }

  /// Two fills of one colour that meet on a fraction of a pixel show a seam when they are rasterised; the
  /// upper one reaches half a point under the lower one, which is painted later in the same colour.
  private static func meeting(
    _ outline: Outline, _ paint: Paint, role: DisplayItem.Role, next: DisplayItem?
  ) -> Outline {
    guard role == .rowBackground, paint.opacity == 1000, let next,
      case .fill(let below, let other) = next.content, other == paint,
      below.rect.minY == outline.rect.maxY, below.rect.minX == outline.rect.minX,
      below.rect.width == outline.rect.width, outline.radii.bottomLeft == .zero,
      outline.radii.bottomRight == .zero, below.radii.topLeft == .zero, below.radii.topRight == .zero
    else { return outline }
    var result = outline
    result.rect.size.height += 0.5
    return result
  }

  /// The line of a border lies inside the outline: a stroke along the middle of the border's width.
  static func writeBorder(_ outline: Outline, _ width: Points, _ paint: Paint, to svg: inout SVGWriter) {
    guard paint.isVisible, !outline.rect.isEmpty else { return }
    let half = width / 2
    var inner = outline
    inner.rect = outline.rect.inset(by: EdgeInsets(top: half, left: half, bottom: half, right: half))
    inner.radii.topLeft = max(.zero, outline.radii.topLeft - half)
    inner.radii.topRight = max(.zero, outline.radii.topRight - half)
    inner.radii.bottomLeft = max(.zero, outline.radii.bottomLeft - half)
    inner.radii.bottomRight = max(.zero, outline.radii.bottomRight - half)
    shape(inner, to: &svg) { element in
      element.attribute("fill", fixed: "none")
      element.attribute("stroke") { hex(paint, to: &$0) }
      if paint.opacity < 1000 { element.attribute("stroke-opacity", Double(paint.opacity) / 1000) }
      element.attribute("stroke-width", width)
    }
  }

  /// The shape alone; `attributes` adds its paint.
  static func shape(_ outline: Outline, to svg: inout SVGWriter, attributes: (inout SVGWriter) -> Void) {
    let radii = outline.radii
    let isPlain = radii.isZero
    let isRoundRect =
      outline.curve == .circular && radii == CornerRadii(radius: radii.topLeft, corners: .all)
    guard !isPlain, !isRoundRect else {
      svg.element("rect") { element in
        place(outline.rect, to: &element)
        if !isPlain { element.attribute("rx", radii.topLeft) }
        attributes(&element)
      }
      return
    }
    svg.element("path") { element in
      element.attribute("d") { SVGPath.append(CornerPath(outline), to: &$0) }
      attributes(&element)
    }
  }

  static func place(_ rect: Rect, to element: inout SVGWriter) {
    element.attribute("x", rect.minX)
    element.attribute("y", rect.minY)
    element.attribute("width", rect.width)
    element.attribute("height", rect.height)
  }

  static func color(_ paint: Paint, to element: inout SVGWriter) {
    element.attribute("fill") { hex(paint, to: &$0) }
    if paint.opacity < 1000 { element.attribute("fill-opacity", Double(paint.opacity) / 1000) }
  }

  static func hex(_ paint: Paint, to bytes: inout ByteBuffer) {
    bytes.append("#")
    hex(paint.red, to: &bytes)
    hex(paint.green, to: &bytes)
    hex(paint.blue, to: &bytes)
  }

  private static func hex(_ byte: UInt8, to bytes: inout ByteBuffer) {
    func digit(_ value: UInt8) -> UInt8 {
      value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
    bytes.append(digit(byte >> 4))
    bytes.append(digit(byte & 15))
  }
}
