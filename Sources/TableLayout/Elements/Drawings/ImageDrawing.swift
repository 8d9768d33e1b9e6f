// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A symbol, bare or on a tile, as large as that of a row.
enum ImageDrawing: ElementDrawing {
  private static func image<N>(_ element: DrawnElement<N>) -> RowImage {
    element[given: .elementImage] ?? RowImage(symbol: "")
  }

  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N> {
    let side: N =
      image(element).tileColor == nil
      ? element.environment.grownMetric(.imageSlotWidth, "image") : element.metric(.tileSide, "image")
    return ElementSize(width: side, height: side)
  }

  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas) {
    let image = image(element)
    var frame = box
    if let tile = image.tileColor {
      let environment = element.environment
      canvas.fill(
        box, radius: environment.metric(.tileCornerRadius), curve: .continuous, tile, role: .control)
      let side = environment.metric(.tileGlyphSide)
      frame = box.middle(width: side, height: side)
    }
    let usual = image.tileColor == nil ? element.look[.tintColor] : .semantic(.white)
    canvas.symbol(.named(image.symbol), in: frame, image.color ?? usual, role: .accessory)
  }
}
