// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A text beside the others, in the colour and the font of a value.
enum LabelDrawing: ElementDrawing {
  private static func label<N>(_ element: DrawnElement<N>, _ width: N? = nil) -> PlacedLabel<N> {
    let font = element.environment.font(element[.labelFont])
    guard !element.isArranged else {
      return element.label(
        element.text, font, element.color(or: .semantic(.label)),
        alignment: element[.labelAlignment],
        width: width)
    }
    return element.label(
      element.text, font, element.color(or: element.environment.detailColor(.value1)),
      alignment: .trailing, width: width)
  }

  /// The text of a label in a stack, wrapped to a width.
  static func wrapped<N>(_ element: DrawnElement<N>, width: N) -> PlacedLabel<N> {
    guard element[.labelLines] != 1 else { return label(element, width) }
    var label = PlacedLabel<N>(
      "text", wrapping: element.text, font: element.environment.font(element[.labelFont]),
      color: element.color(or: .semantic(.label)), width: width, maximumLines: element[.labelLines],
      grid: element.grid)
    label.alignment = element[.labelAlignment]
    return label
  }

  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N> {
    let frame = label(element).frame
    return ElementSize(width: frame.width, height: frame.height)
  }

  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas) {
    if let wrapped = element.wrapped {
      canvas.text(
        wrapped.centered(in: Frame(x: box.minX, y: box.minY, width: box.width, height: box.height)),
        role: .detail)
      return
    }
    let label = label(element, box.width)
    canvas.text(label.moved(x: box.maxX - label.frame.width, y: box.minY), role: .detail)
  }
}

/// A short text in a filled capsule, as the key `badge` draws it.
enum BadgeDrawing: ElementDrawing {
  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N> {
    ElementSize(
      width: BadgeLabel<N>(element[.elementText], element.environment).width,
      height: element.environment.grownMetric(.badgeHeight, "badge"))
  }

  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas) {
    canvas.fill(box, radius: box.height / 2, element.color(or: element.look[.badgeColor]), role: .badge)
    let label = BadgeLabel<Points>(element[.elementText], element.environment).label
    let frame = Frame(x: box.minX, y: box.minY, width: box.width, height: box.height)
    canvas.text(label.centered(in: frame), role: .badgeText)
  }
}
