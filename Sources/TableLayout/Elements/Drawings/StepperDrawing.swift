// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A `UIStepper`: a minus and a plus, beside each other. Source of the lengths: pixels of steppers of iOS 12 to 26.
enum StepperDrawing: ElementDrawing {
  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N> {
    element.size(.stepperWidth, .stepperHeight)
  }

  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas) {
    // Outlined steppers of iOS 7 to 12 have larger signs.
    let color: Color = element.isOutlined ? element.tint : .semantic(.label)
    if element.isOutlined {
      canvas.border(box, radius: 4, width: 1, color)
      canvas.fill(box.middle(width: 1, height: box.height), color)
    } else {
      canvas.fill(
        box, radius: element.isGlass ? box.height / 2 : 8, curve: .continuous, .semantic(.tertiarySystemFill))
      canvas.fill(box.middle(width: 1, height: element.isGlass ? 24 : 18), .semantic(.separator))
    }
    let (long, thick): (Points, Points) = element.isOutlined ? (15, 1.67) : (13.67, 1.33)
    for (index, isPlus) in [false, true].enumerated() {
      let half = Rect(
        x: box.minX + box.width / 2 * index, y: box.minY, width: box.width / 2, height: box.height)
      let isAtEnd =
        isPlus
        ? element[.stepperValue] >= element[.stepperMaximum]
        : element[.stepperValue] <= element[.stepperMinimum]
      let sign: Color = isAtEnd ? .semantic(.tertiaryLabel) : color
      canvas.fill(half.middle(width: long, height: thick), radius: thick / 2, sign)
      if isPlus { canvas.fill(half.middle(width: thick, height: long), radius: thick / 2, sign) }
    }
    canvas.mark(.text("[-|+]"), in: box)
  }
}
