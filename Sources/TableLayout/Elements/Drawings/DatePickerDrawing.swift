// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A compact `UIDatePicker`: pills with the date and the time. Source of the lengths: pixels of date pickers of iOS 17;
/// their radius is 8 there, and assumed to be half of the height on iOS 26.
enum DatePickerDrawing: ElementDrawing {
  private static func texts<N>(_ element: DrawnElement<N>) -> [String] {
    [element[.pickedDate], element[.pickedTime]].filter { !$0.isEmpty }
  }

  private static func pillWidth<N>(_ text: String, _ element: DrawnElement<N>) -> N {
    element.label(text, element.body, .semantic(.label)).frame.width
      + element.metric(.datePillPadding, "beside the text") * 2
  }

  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N> {
    let texts = texts(element)
    let pills = texts.reduce(N.zero) { $0 + pillWidth($1, element) }
    let gaps = element.metric(.datePillSpacing, "between the pills") * max(0, texts.count - 1)
    let line: N = PlacedLabel.height("date picker", lineCount: 1, font: element.body, grid: element.grid)
    return ElementSize(
      width: pills + gaps.ifAny,
      height: (line + element.metric(.datePillVerticalPadding, "above and below the text") * 2)
        .cut(to: element.grid))
  }

  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas) {
    var x = box.minX
    for text in texts(element) {
      let pill = Rect(x: x, y: box.minY, width: pillWidth(text, element), height: box.height)
      canvas.fill(
        pill, radius: element.isGlass ? box.height / 2 : 8, curve: .continuous, .semantic(.tertiarySystemFill)
      )
      canvas.text(text, element.body, .semantic(.label), .center, in: pill)
      x = pill.maxX + element.environment.metric(.datePillSpacing)
    }
    let pills = texts(element).map { "[\($0)]" }
    canvas.mark(
      .text((element.environment.isRightToLeft ? pills.reversed() : pills).joined(separator: " ")), in: box)
  }
}
