// SPDX-License-Identifier: GPL-3.0-or-later

/// The line from one edge around a corner to the next edge, in units of points from the corner: `along` is
/// the distance on the edge that it comes from, `across` on the edge that it goes to.
struct CornerShape {
  struct Step {
    /// Each a (along, across) pair: two controls and the end.
    var controls: [(along: Double, across: Double)]
  }

  /// Where the curve leaves the first edge.
  var start: Double
  var steps: [Step]

  /// A quarter of a circle of radius `radius` by one cubic; off by at most 0.03 % of the radius.
  static func circular(_ radius: Double) -> CornerShape {
    let control = radius * (1 - 0.5522847498)
    return CornerShape(
      start: radius, steps: [Step(controls: [(control, 0), (0, control), (0, radius)])])
  }

  /// The smooth corner of `UIBezierPath` (iOS 7 and later) and of `cornerCurve = .continuous`, with room.
  ///
  /// Coefficients in radii: published fits of the real path, re-tested by public tests up to iOS 17.
  /// `along` and `across` are the room on either edge in radii, 1 at least: a tail that has less of it than it takes
  /// ends there, and the arc between the tails stays.
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

/// Constants of the smooth corner.
package enum SmoothCorner {
  /// In radii: how far from the corner the curve begins (`cornerCurveExpansionFactor`).
  package static let reach = 1.52866483
  /// In radii: a side shorter than this has no room for two smooth corners.
  package static let room = 2 * reach
}
