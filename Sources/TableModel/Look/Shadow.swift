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

  package init(color: Color, radius: Points, opacity: Int, offset: Point, path: ShadowPath = .outline) {
    self.color = color
    self.radius = radius
    self.opacity = opacity
    self.offset = offset
    self.path = path
  }

  /// No shadow; as an override it takes an inherited one away.
  package static let none = Shadow(
    color: .semantic(.black), radius: .zero, opacity: 0, offset: .zero)

  package var isVisible: Bool { opacity > 0 }
}
