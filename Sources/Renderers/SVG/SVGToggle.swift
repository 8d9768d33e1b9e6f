// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// Draws switches in their boxes.
enum SVGToggle {
  /// Draws a track as high as the box, and a white thumb with 2 points around it.
  static func write(
    _ symbol: Symbol, _ frame: Rect, isOn: Bool, isOutlined: Bool, to svg: inout SVGWriter
  ) {
    let radius = frame.height / 2
    let track = Outline(rect: frame, radii: CornerRadii(radius: radius, corners: .all))
    SVGFill.shape(track, to: &svg) { SVGFill.color(symbol.paint, to: &$0) }
    if isOutlined {
      SVGFill.writeBorder(
        track, 1.5, RGBA(red: 0xE5, green: 0xE5, blue: 0xEA), to: &svg)
    }
    // Only the track's colour depends on the appearance.
    svg.adaptive?.dark = nil
    // iOS 26's track is wider than 51 points, and its thumb is a capsule of 37 by 24 points.
    let thumbHeight = frame.height - 4
    let thumbWidth = frame.width > 55 ? thumbHeight + 13 : thumbHeight
    let atRight = isOn != symbol.isMirrored
    let x = atRight ? frame.maxX - 2 - thumbWidth : frame.minX + 2
    let thumb = Rect(x: x, y: frame.minY + 2, width: thumbWidth, height: thumbHeight)
    let outline = Outline(rect: thumb, radii: CornerRadii(radius: thumbHeight / 2, corners: .all))
    SVGFill.writeShadow(
      DropShadow(
        outline: outline, radius: 2.5, offset: Point(x: 0, y: 2),
        paint: RGBA(red: 0, green: 0, blue: 0, alpha: 180)), to: &svg)
    SVGFill.shape(outline, to: &svg) {
      SVGFill.color(RGBA(red: 255, green: 255, blue: 255), to: &$0)
    }
  }

  /// Draws a thumb as high as the box at one end of the track, and the word at the other: white on the
  /// track's colour if on, grey if off.
  static func writeLettered(
    _ symbol: Symbol, _ frame: Rect, isOn: Bool, to svg: inout SVGWriter
  ) {
    func outline(_ rect: Rect) -> Outline {
      Outline(rect: rect, radii: CornerRadii(radius: rect.height / 2, corners: .all))
    }
    let edge = RGBA(red: 0, green: 0, blue: 0, alpha: 350)
    SVGFill.shape(outline(frame), to: &svg) { SVGFill.color(symbol.paint, to: &$0) }
    svg.adaptive?.dark = nil
    SVGFill.writeBorder(outline(frame), 1, edge, to: &svg)
    let atRight = isOn != symbol.isMirrored
    let side = frame.height
    let thumb = Rect(x: atRight ? frame.maxX - side : frame.minX, y: frame.minY, width: side, height: side)
    // The word is in the middle of the track's free part.
    let middle = atRight ? (frame.minX + thumb.minX) / 2 : (thumb.maxX + frame.maxX) / 2
    svg.use(symbol: isOn ? "mark.on" : "mark.off") {
      isOn ? SymbolShape.on : SymbolShape.off
    } attributes: { element, use in
      // Letters are 12 points high in a switch of 27 points.
      let scale = side.doubleValue * 1.2 / 27
      SVGSymbol.transform(
        middle.doubleValue - 12 * scale, frame.midY.doubleValue - 12 * scale, scale, in: &element)
      let grey = RGBA(red: 0x80, green: 0x80, blue: 0x80)
      SVGFill.paint(isOn ? RGBA(red: 255, green: 255, blue: 255) : grey, use, to: &element)
    }
    SVGFill.shape(outline(thumb), to: &svg) {
      SVGFill.color(RGBA(red: 0xF4, green: 0xF4, blue: 0xF4), to: &$0)
    }
    SVGFill.writeBorder(outline(thumb), 1, edge, to: &svg)
  }
}
