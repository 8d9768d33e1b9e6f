// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A stack or a spacer: it has no picture and no size of its own.
enum EmptyDrawing: ElementDrawing {
  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N> {
    ElementSize(width: .zero, height: .zero)
  }

  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas) {}
}

/// A line of one pixel in the colour of separators.
enum DividerDrawing: ElementDrawing {
  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N> {
    let line: N = element.hairline("divider", "a line of one pixel")
    return ElementSize(width: line, height: line)
  }

  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas) {
    let color = element.color(or: element.look[.separatorColor])
    canvas.fill(box, color)
    // Text pictures have only horizontal dividers, because a mark is on one line of text.
    if box.width > box.height { canvas.mark(.line, in: box, color) }
  }
}
