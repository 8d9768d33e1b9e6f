// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// The shape of a group of rows, or of each row.
struct Card {
  /// Points: the radius of the group's corners.
  var radius: CGFloat = 0
  /// Points: the radius of a row that is alone in its section; `nil` is the same.
  var onlyRow: CGFloat?
  /// Points: the radius of each corner, if they differ.
  var radii: RectangleCornerRadii?
  var onlyRowRadii: RectangleCornerRadii?
  var style = RoundedCornerStyle.continuous
  var onlyRowStyle: RoundedCornerStyle?
  /// Whether each row is a group of its own.
  var roundsEachRow = false
  var border: CardBorder?
  var shadow: CardShadow?

  @MainActor func view(_ color: Color, at position: RowPosition) -> some View {
    let shape = shape(at: position)
    return shape.fill(color)
      .overlay { shape.strokeBorder(border?.color ?? .clear, lineWidth: border?.width ?? 0) }
      .shadow(
        color: shadow?.color ?? .clear, radius: shadow?.radius ?? 0, x: shadow?.x ?? 0,
        y: shadow?.y ?? 0)
  }

  func shape(at place: RowPosition) -> UnevenRoundedRectangle {
    let position = roundsEachRow ? RowPosition() : place
    let isOnly = position.isFirst && position.isLast
    let radius = isOnly ? onlyRow ?? radius : radius
    var radii =
      (isOnly ? onlyRowRadii ?? radii : radii)
      ?? RectangleCornerRadii(
        topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    if !position.isFirst { (radii.topLeading, radii.topTrailing) = (0, 0) }
    if !position.isLast { (radii.bottomLeading, radii.bottomTrailing) = (0, 0) }
    return UnevenRoundedRectangle(cornerRadii: radii, style: isOnly ? onlyRowStyle ?? style : style)
  }
}

struct CardBorder {
  var color: Color
  /// Points.
  var width: CGFloat
}

struct CardShadow {
  var color: Color
  /// Points.
  var radius: CGFloat
  var x: CGFloat = 0
  var y: CGFloat = 0
}
