// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A `UIActivityIndicatorView` at one moment.
enum ActivityIndicatorDrawing: ElementDrawing {
  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N> {
    let side: Metric =
      element[.indicatorStyle] == .large ? .largeActivityIndicatorSide : .activityIndicatorSide
    return element.size(side, side)
  }

  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas) {
    let color = element.color(or: .semantic(.systemGray))
    canvas.symbol(.spinner, in: box, color)
    canvas.mark(.text("(*)"), in: box, color)
  }
}
