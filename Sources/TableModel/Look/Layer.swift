// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A shadow in `CALayer`'s terms. Its layer is behind the rounded one, so `masksToBounds` doesn't clip it.
package struct Shadow: Hashable, Sendable {
  package var color: Color
  /// Points, 0 or more; the standard deviation of the blur (a CSS blur is twice as large).
  package var radius: Points
  /// 0…1 in thousandths; multiplies the colour's alpha. 0 is no shadow.
  package var opacity: Int
  /// Points; y points down.
  package var offset: Point
  /// The shape that casts the shadow. Default: the outline.
  package var path: ShadowPath

  package init(color: Color, radius: Points, opacity: Int, offset: Point, path: ShadowPath = .outline) {
    self.color = color
    self.radius = radius
    self.opacity = opacity
    self.offset = offset
    self.path = path
  }

  /// No shadow; in a row or section, it removes an inherited one.
  package static let none = Shadow(
    color: .semantic(.black), radius: .zero, opacity: 0, offset: .zero)

  /// The card shadow of published code: light grey, radius 2, 2 points down; its path follows the corners.
  package static let card = Shadow(
    color: .semantic(.lightGray), radius: 2, opacity: 1000, offset: Point(x: 0, y: 2))

  package var isVisible: Bool { opacity > 0 }
}

/// The shape that casts a shadow.
package enum ShadowPath: String, Hashable, Sendable, CaseIterable {
  /// The rounded outline of the background.
  case outline
  /// The rectangle that `UIBezierPath(rect: bounds)` makes: its corners are square even if the background's
  /// are round.
  case bounds
}

/// A layer's border, drawn inside the outline as `CALayer.borderWidth` is.
package struct Border: Hashable, Sendable {
  package var color: Color
  /// Points, 0 or more; 0 is no border.
  package var width: Points

  package init(color: Color, width: Points) {
    self.color = color
    self.width = width
  }

  /// No border; in a row or section, it removes an inherited one.
  package static let none = Border(color: .semantic(.clear), width: .zero)

  /// The card border of published code: 1 point in the rows' colour, which is white in light appearance.
  package static let card = Border(color: .semantic(.secondarySystemGroupedBackground), width: 1)
}

/// The way to make corners inside a group square.
package enum CornerTechnique: String, Hashable, Sendable, CaseIterable {
  /// Only the outer corners are rounded (`maskedCorners`, or a mask by position). The default.
  case mask
  /// All four corners are rounded; square patches in the row's colour cover those inside the group.
  case covers
}
