// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A layer's shadow in `CALayer`'s terms.
package struct Shadow: Hashable, Sendable {
  package var color: Color
  /// Points; the standard deviation of the blur (a CSS blur is twice as large).
  package var radius: Points
  /// 0…1 in thousandths: multiplies the colour's alpha. 0 is no shadow.
  package var opacity: Int
  /// Points, y down.
  package var offset: Point
  package var path: ShadowPath
  package var layer: ShadowLayer
  /// Points: the bounds that the path was made for. `shadowPath` is not updated when the layer changes its
  /// size, so a path from `awakeFromNib` keeps the size of then; `nil` is a path that is kept up.
  package var pathSize: Size?

  package init(
    color: Color, radius: Points, opacity: Int, offset: Point, path: ShadowPath = .outline,
    layer: ShadowLayer = .separate, pathSize: Size? = nil
  ) {
    self.color = color
    self.radius = radius
    self.opacity = opacity
    self.offset = offset
    self.path = path
    self.layer = layer
    self.pathSize = pathSize
  }

  /// No shadow; as an override it takes an inherited one away.
  package static let none = Shadow(
    color: .semantic(.black), radius: .zero, opacity: 0, offset: .zero)

  /// The card shadow of published code: light grey, radius 2, 2 points down; its path follows the corners.
  package static let card = Shadow(
    color: .semantic(.lightGray), radius: 2, opacity: 1000, offset: Point(x: 0, y: 2))

  package var isVisible: Bool { opacity > 0 }
}

/// The shape that throws a shadow.
package enum ShadowPath: String, Hashable, Sendable, CaseIterable {
  /// The rounded outline of the background.
  case outline
  /// The plain rectangle, as `UIBezierPath(rect: bounds)` makes it: square corners even under round ones.
  case bounds
}

/// Which layer throws a shadow.
package enum ShadowLayer: String, Hashable, Sendable, CaseIterable {
  /// An outer view that clips nothing; rounding and clipping are an inner view's.
  case separate
  /// The layer that is rounded: its own `masksToBounds` cuts the shadow away.
  case same
}

/// A layer's border, drawn inside the outline as `CALayer.borderWidth` is.
package struct Border: Hashable, Sendable {
  package var color: Color
  /// Points; 0 is no border.
  package var width: Points

  package init(color: Color, width: Points) {
    self.color = color
    self.width = width
  }

  /// No border; as an override it takes an inherited one away.
  package static let none = Border(color: .semantic(.clear), width: .zero)

  /// The card border of published code: one point of white (of the row's own colour in the dark).
  package static let card = Border(color: .semantic(.secondarySystemGroupedBackground), width: 1)
}

/// How the corners inside a group become square.
package enum CornerTechnique: String, Hashable, Sendable, CaseIterable {
  /// Only the outer corners are rounded at all (`maskedCorners`, or a mask by position).
  case mask
  /// All four are rounded and square patches in the row's colour cover those inside the group.
  case covers
}
