// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A `UISlider`. Source of the lengths: pixels of sliders of iOS 12 to 26, and a dump of the thumb of iOS 26.
enum SliderDrawing: ElementDrawing {
  /// Assumed: about as wide as the thumb needs to be moved.
  private static let leastWidth: Points = 60

  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N> {
    ElementSize(
      width: N(leastWidth, "slider", .rule("a slider is at least 60 points wide (assumed)")),
      height: element.metric(.sliderHeight, "slider"))
  }

  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas) {
    let isGlass = element.isGlass
    let thumb: Size = isGlass ? Size(width: 37, height: 24) : element.isOutlined ? 28.squared : 27.squared
    let height: Points = isGlass ? 6 : element.isOutlined ? 2 : 4
    let inset: Points = isGlass ? 0 : element.isOutlined ? 2 : 3
    let track = Rect(
      x: box.minX + inset, y: box.midY - height / 2, width: max(.zero, box.width - inset * 2), height: height)
    let share = share(of: element)
    let travel = max(.zero, box.width - thumb.width - inset)
    let middle = box.minX + inset / 2 + thumb.width / 2 + Points(travel.doubleValue * share)
    canvas.fill(track, radius: height / 2, .semantic(.systemFill))
    canvas.fill(
      Rect(x: track.minX, y: track.minY, width: max(.zero, middle - track.minX), height: height),
      radius: height / 2, element.tint)
    // The thumb is a little above the track's middle.
    let rise: Points = isGlass ? 0 : 1.2
    canvas.thumb(
      Rect(
        x: middle - thumb.width / 2, y: box.midY - thumb.height / 2 - rise, width: thumb.width,
        height: thumb.height))
    canvas.mark(.bar(filled: Int((share * 1000).rounded()), hasThumb: true), in: box, element.tint)
  }

  /// The place of the value between the ends, 0 to 1.
  private static func share(of element: DrawnElement<Points>) -> Double {
    let (low, high) = (element[.sliderMinimum].doubleValue, element[.sliderMaximum].doubleValue)
    guard high > low else { return 0 }
    return max(0, min(1, (element[.sliderValue].doubleValue - low) / (high - low)))
  }
}

extension Int {
  fileprivate var squared: Size { Size(width: Points(Double(self)), height: Points(Double(self))) }
}
