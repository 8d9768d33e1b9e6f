// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// A rectangle with a radius at each corner and the curve that the corners follow.
package struct Outline: Hashable, Sendable {
  /// Points, content coordinates.
  package var rect: Rect
  /// Points, already limited to what the rectangle has room for.
  package var radii: CornerRadii
  package var curve: CornerCurve

  package init(rect: Rect, radii: CornerRadii = .zero, curve: CornerCurve = .circular) {
    self.rect = rect
    self.radii = radii
    self.curve = curve
  }
}
