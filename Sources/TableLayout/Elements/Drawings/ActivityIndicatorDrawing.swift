// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A `UIActivityIndicatorView` at one moment: the darkest of its eight spokes is at the left, and they fade anticlockwise.
/// Source: pixels of one of 20 points on a dark background.
enum ActivityIndicatorDrawing: ElementDrawing {
  /// The spoke at the left.
  private static let darkest = 6
  /// The opacities from the darkest one on, in thousandths. Inferred from those pixels: 86868C, 737379, 626266, 505053 and
  /// four of 3D3D41 on 1C1C1E.
  private static let opacities = [1000, 820, 660, 490, 310, 310, 310, 310]

  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N> {
    let side: Metric =
      element[.indicatorStyle] == .large ? .largeActivityIndicatorSide : .activityIndicatorSide
    return element.size(side, side)
  }

  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas) {
    let color = element.color(or: .semantic(.systemGray))
    for (step, opacity) in opacities.enumerated() {
      let spoke = (darkest - step + opacities.count) % opacities.count
      canvas.symbol(.spoke(spoke), in: box, color.withOpacity(opacity, in: element.environment))
    }
    canvas.mark(.text("(*)"), in: box, color)
  }
}

extension Color {
  /// The colour with a share of its opacity, in thousandths.
  fileprivate func withOpacity(_ opacity: Int, in environment: LayoutEnvironment) -> Color {
    var paint = environment.paint(self)
    paint.alpha = paint.alpha * opacity / 1000
    return .rgba(paint)
  }
}
