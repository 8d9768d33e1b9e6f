// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A `UIButton`. Source of the insets: UIButton.Configuration. The corner radius of its backgrounds is 5.95 before iOS 26
/// (general knowledge), and half of the height there.
enum ButtonDrawing: ElementDrawing {
  /// The space between its image and its title, in points. Source: `UIButton.Configuration.imagePadding` is 0 by default;
  /// 6 is assumed, because 0 looks like a mistake.
  private static let imagePadding: Points = 6

  private static func hasBackground<N>(_ element: DrawnElement<N>) -> Bool { element[.buttonStyle] != .plain }

  private static func image<N>(_ element: DrawnElement<N>) -> N {
    guard element[given: .elementImage] != nil else { return .zero }
    let isAlone = element[.elementTitle].isEmpty
    return N(
      symbolSide(element) + (isAlone ? .zero : imagePadding), "image",
      .rule(isAlone ? "a symbol is as high as a line (assumed)" : "a symbol beside the title (assumed)"))
  }

  /// The side of a symbol beside a text, in points: that of a line.
  private static func symbolSide<N>(_ element: DrawnElement<N>) -> Points {
    FontMetrics(element.body).lineHeight
  }

  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N> {
    let title = element.label(element[.elementTitle], element.body, .semantic(.label))
    let (width, height) = (title.frame.width + image(element).ifAny, title.frame.height)
    guard hasBackground(element) else { return ElementSize(width: width, height: height) }
    return ElementSize(
      width: width + element.metric(.buttonPadding, "beside the title") * 2,
      height: (height + element.metric(.buttonVerticalPadding, "above and below the title") * 2)
        .cut(to: element.grid))
  }

  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas) {
    let tint = element.color(
      or: element[.buttonRole] == .destructive ? .semantic(.systemRed) : element.look[.tintColor])
    var text = tint
    let radius = element.isGlass ? box.height / 2 : 5.95
    switch element[.buttonStyle] {
    case .plain: break
    case .gray: canvas.fill(box, radius: radius, curve: .continuous, .semantic(.secondarySystemFill))
    case .tinted:
      var paint = element.environment.paint(tint)
      // Source: general knowledge; the background of a tinted button is the tint colour at about a sixth.
      paint.alpha = paint.alpha * 180 / 1000
      canvas.fill(box, radius: radius, curve: .continuous, .rgba(paint))
    case .filled:
      canvas.fill(box, radius: radius, curve: .continuous, tint)
      text = .semantic(.white)
    }
    let padding = hasBackground(element) ? element.environment.metric(.buttonPadding) : .zero
    var room = Rect(
      x: box.minX + padding, y: box.minY, width: max(.zero, box.width - padding * 2), height: box.height)
    if let image = element[given: .elementImage] {
      let side = symbolSide(element)
      let frame = Rect(x: room.minX, y: room.midY - side / 2, width: side, height: side)
      canvas.symbol(.named(image.symbol ?? ""), in: frame, image.color ?? text)
      room = Rect(
        x: room.minX + side + imagePadding, y: room.minY, width: max(.zero, room.width - side - imagePadding),
        height: room.height)
    }
    let title = element[.elementTitle]
    if !title.isEmpty { canvas.text(title, element.body, text, .center, in: room) }
    let shown = title.isEmpty ? element[given: .elementImage]?.symbol ?? title : title
    canvas.mark(.text("( \(shown) )"), in: box, tint)
  }
}
