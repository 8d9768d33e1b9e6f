// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A pop-up button: the chosen value and two chevrons.
enum MenuDrawing: ElementDrawing {
  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N> {
    let text = element.label(element[.elementTitle], element.body, .semantic(.secondaryLabel))
    let chevrons: N = element.environment.grownMetric(.menuChevronWidth, "chevrons")
    let width = text.frame.width + element.metric(.menuTextSpacing, "value to chevrons") + chevrons
    return ElementSize(
      width: width,
      height: .larger(text.frame.height, element.environment.grownMetric(.menuChevronHeight, "chevrons")),
      overhang: .zero - element.metric(.menuChevronOverhang, "chevrons before the margin"))
  }

  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas) {
    let environment = element.environment
    let color = Color.semantic(.secondaryLabel)
    let chevrons = Size(
      width: environment.grownMetric(.menuChevronWidth, ""),
      height: environment.grownMetric(.menuChevronHeight, ""))
    let spacing = environment.metric(.menuTextSpacing)
    var text = box
    text.size.width = max(.zero, box.width - chevrons.width - spacing)
    canvas.text(element[.elementTitle], element.body, color, in: text)
    // The ink of the drawing has 16.6 of the 24 units of its box's height.
    let side = Points(chevrons.height.doubleValue * 24 / 16.6)
    canvas.symbol(
      .named("chevron.up.chevron.down"),
      in: Rect(
        x: box.maxX - (chevrons.width + side) / 2, y: box.midY - side / 2, width: side, height: side), color,
      weight: .semibold)
    canvas.mark(.menu(element[.elementTitle]), in: box, color)
  }
}
