// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

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

  package var isVisible: Bool { opacity > 0 }
}
