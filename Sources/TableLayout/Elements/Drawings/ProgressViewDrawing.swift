// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A `UIProgressView`. Source of the colours: pixels of a progress view of iOS 17, whose track is #E5E5E6 on white.
enum ProgressViewDrawing: ElementDrawing {
  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N> {
    ElementSize(
      width: N(60, "progress view", .rule("a progress view is at least 60 points wide (assumed)")),
      height: element.metric(.progressViewHeight, "progress view"))
  }

  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas) {
    let filled = element[.progress]
    canvas.fill(box, radius: box.height / 2, .semantic(.systemFill))
    canvas.fill(
      Rect(
        x: box.minX, y: box.minY, width: Points(box.width.doubleValue * Double(filled) / 1000),
        height: box.height),
      radius: box.height / 2, element.tint)
    canvas.mark(.bar(filled: filled, hasThumb: false), in: box, element.tint)
  }
}
