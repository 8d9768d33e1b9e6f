// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// A resolved colour: sRGB bytes and an opacity. Nothing here depends on traits any more.
package struct Paint: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  /// Thousandths, 0 transparent … 1000 opaque.
  package var opacity: Int

  package init(red: UInt8, green: UInt8, blue: UInt8, opacity: Int = 1000) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = max(0, min(1000, opacity))
  }

  package var isVisible: Bool { opacity > 0 }
}

/// Colours that change along one axis of an outline.
package struct Gradient: Hashable, Sendable {
  package enum Axis: String, Hashable, Sendable { case down, across }

  package struct Stop: Hashable, Sendable {
    /// Thousandths of the way.
    package var place: Int
    package var paint: Paint

    package init(_ place: Int, _ paint: Paint) {
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
  package var paint: Paint

  package init(outline: Outline, radius: Points, offset: Point, paint: Paint) {
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
