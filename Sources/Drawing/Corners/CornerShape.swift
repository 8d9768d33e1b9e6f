// SPDX-License-Identifier: GPL-3.0-or-later

/// The line from one edge around a corner to the next edge, in points from the corner: `along` is
/// the distance on the first edge, `across` the distance on the second.
struct CornerShape {
  /// One cubic curve.
  struct Step {
    /// Two control points and the end.
    var controls: [(along: Double, across: Double)]
  }

  /// The distance from the corner to the curve's beginning on the first edge, in points.
  var start: Double
  var steps: [Step]

  /// A quarter circle, approximated by one cubic Bézier curve. Its distance from the circle is at most 0.03 % of the radius.
  ///
  /// - Parameter radius: points.
  static func circular(_ radius: Double) -> CornerShape {
    let control = radius * (1 - 0.5522847498)
    return CornerShape(
      start: radius, steps: [Step(controls: [(control, 0), (0, control), (0, radius)])])
  }

  /// The smooth corner of `UIBezierPath` (iOS 7 and later) and of `cornerCurve = .continuous`.
  ///
  /// The coefficients are in radii: published fits of UIKit's path, confirmed by public tests up to iOS 17.
  /// `along` and `across` are the room on each edge in radii, at least 1. Default: unlimited. A tail that
  /// needs more ends there; the arc between the tails is unchanged.
  static func smooth(_ radius: Double, along: Double = .infinity, across: Double = .infinity) -> CornerShape {
    func point(_ a: Double, _ b: Double) -> (along: Double, across: Double) {
      (min(a, along) * radius, min(b, across) * radius)
    }
    return CornerShape(
      start: min(SmoothCorner.reach, along) * radius,
      steps: [
        Step(controls: [
          point(1.0884929576, 0), point(0.8684069440, 0), point(0.6314937928, 0.0749113878),
        ]),
        Step(controls: [
          point(0.3728238266, 0.1690595560), point(0.1690595560, 0.3728238266),
          point(0.0749113878, 0.6314937928),
        ]),
        Step(controls: [point(0, 0.8684069440), point(0, 1.0884929576), point(0, SmoothCorner.reach)]),
      ])
  }
}

/// The constants of the smooth corner.
package enum SmoothCorner {
  /// The distance from the corner to the curve's beginning, in radii (`CALayer.cornerCurveExpansionFactor`).
  package static let reach = 1.52866483
  /// The shortest side with room for two smooth corners, in radii.
  package static let room = 2 * reach
}
