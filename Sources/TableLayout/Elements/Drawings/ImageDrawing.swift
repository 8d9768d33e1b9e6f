// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A symbol, a picture or letters, as a row's leading image.
enum ImageDrawing: ElementDrawing {
  private static func images<N>(_ element: DrawnElement<N>) -> ImageArranger<N> {
    ImageArranger(environment: element.environment, tint: element.look[.tintColor])
  }

  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N> {
    guard let image = element[given: .elementImage] else { return ElementSize(width: .zero, height: .zero) }
    let size = images(element).size(of: image)
    return ElementSize(width: size.width, height: size.height)
  }

  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas) {
    guard let image = element[given: .elementImage] else { return }
    let frame = Frame(x: box.minX, y: box.minY, width: box.width, height: box.height)
    canvas.image(image, images(element).glyph(of: image, in: frame), in: box)
  }
}
