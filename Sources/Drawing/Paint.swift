// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// Colours that change along one axis of an outline.
package struct Gradient: Hashable, Sendable {
  package enum Axis: String, Hashable, Sendable { case down, across }

  package struct Stop: Hashable, Sendable {
    /// Thousandths of the way.
    package var place: Int
    package var paint: RGBA

    package init(_ place: Int, _ paint: RGBA) {
      self.place = place
      self.paint = paint
    }
  }

  package var axis: Axis
  /// In the order of their places; two at one place are a hard edge.
  package var stops: [Stop]
  /// Points after which the colours repeat, counted from the picture's edge; `nil`: they span the outline once.
  package var period: Points?

  package init(_ axis: Axis, _ stops: [Stop], period: Points? = nil) {
    self.axis = axis
    self.stops = stops
    self.period = period
  }
}

/// A resolved shadow of an outline.
package struct DropShadow: Hashable, Sendable {
  package var outline: Outline
  /// Points; the standard deviation of the Gaussian blur.
  package var radius: Points
  /// Points, y down.
  package var offset: Point
  /// The shadow's colour with its whole opacity.
  package var paint: RGBA

  package init(outline: Outline, radius: Points, offset: Point, paint: RGBA) {
    self.outline = outline
    self.radius = radius
    self.offset = offset
    self.paint = paint
  }
}

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
