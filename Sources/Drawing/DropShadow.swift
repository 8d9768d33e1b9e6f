// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// A resolved shadow of an outline.
package struct DropShadow: Hashable, Sendable {
  package var outline: Outline
  /// Points; the standard deviation of the Gaussian blur.
  package var radius: Points
  /// Points, y down.
  package var offset: Point
  /// The shadow's colour with its whole opacity.
  package var paint: Paint

  package init(outline: Outline, radius: Points, offset: Point, paint: Paint) {
    self.outline = outline
    self.radius = radius
    self.offset = offset
    self.paint = paint
  }
}
