// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A `UITextField` without a border, whose text is on the title's line.
enum TextFieldDrawing: ElementDrawing {
  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N> {
    ElementSize(
      width: N(60, "text field", .rule("a text field is at least 60 points wide (assumed)")),
      height: PlacedLabel.height("text field", lineCount: 1, font: element.body, grid: element.grid))
  }

  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas) {
    let shown = shown(element)
    var room = box
    if hasClearButton(element) {
      let side = element.environment.metric(.clearButtonSide)
      let button = Rect(x: box.maxX - side, y: box.midY - side / 2, width: side, height: side)
      canvas.symbol(.named("xmark.circle.fill"), in: button, .semantic(.tertiaryLabel))
      room.size.width = max(.zero, room.width - side - element.environment.metric(.clearButtonInset))
    }
    let text = TextMeasurer.truncate(shown.text, to: room.width, font: element.body).text
    canvas.text(text, element.body, shown.color, element[.textFieldAlignment], in: room)
    canvas.mark(.field(shown.text), in: box, shown.color)
  }

  /// A clear button without a text to clear isn't shown.
  private static func hasClearButton(_ element: DrawnElement<Points>) -> Bool {
    let mode = element[.clearButtonMode]
    return !element[.elementText].isEmpty && (mode == .always || mode == .unlessEditing)
  }

  private static func shown(_ element: DrawnElement<Points>) -> (text: String, color: Color) {
    let text = element[.elementText]
    guard !text.isEmpty else { return (element[.placeholder], .semantic(.placeholderText)) }
    return (element[.isSecure] ? String(repeating: "•", count: text.count) : text, .semantic(.label))
  }
}
