// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A `UITextView` without insets that is as high as its text.
enum TextViewDrawing: ElementDrawing {
  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N> {
    let width = element.available ?? N(200, "text view", .rule("200 points wide (assumed)"))
    return ElementSize(width: width, height: label(element, width).frame.height)
  }

  private static func label<N>(_ element: DrawnElement<N>, _ width: N) -> PlacedLabel<N> {
    let text = element[.elementText]
    return PlacedLabel(
      "text", wrapping: LabelText(text.isEmpty ? element[.placeholder] : text), font: element.body,
      color: .semantic(text.isEmpty ? .placeholderText : .label), width: width, maximumLines: 0,
      grid: element.grid)
  }

  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas) {
    // Text pictures show its lines, too.
    canvas.text(label(element, box.width).moved(x: box.minX, y: box.minY), role: .detail)
  }
}
