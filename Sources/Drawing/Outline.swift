// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Colours that change along one axis of an outline.
package struct Gradient: Hashable, Sendable {
  /// The direction in which the colours change.
  package enum Axis: String, Hashable, Sendable { case down, across }

  /// A colour at a place of the gradient.
  package struct Stop: Hashable, Sendable {
    /// The position in thousandths of the gradient's length, 0 … 1000.
    package var place: Int
    package var paint: RGBA

    package init(_ place: Int, _ paint: RGBA) {
      self.place = place
      self.paint = paint
    }
  }

  package var axis: Axis
  /// The stops in the order of their places. Two stops at one place make a hard edge.
  package var stops: [Stop]
  /// The points after which the colours repeat, counted from the picture's edge. Default: `nil`; the colours
  /// span the outline once.
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
  /// The standard deviation of the Gaussian blur, in points.
  package var radius: Points
  /// The shadow's distance from the outline in points, y down.
  package var offset: Point
  /// The shadow's colour; its alpha includes the shadow's opacity.
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
  /// The rectangle in content coordinates, in points.
  package var rect: Rect
  /// The radii in points, already limited to the room in the rectangle. Default: 0.
  package var radii: CornerRadii
  /// The curve of the corners. Default: circular.
  package var curve: CornerCurve

  package init(rect: Rect, radii: CornerRadii = .zero, curve: CornerCurve = .circular) {
    self.rect = rect
    self.radii = radii
    self.curve = curve
  }
}
