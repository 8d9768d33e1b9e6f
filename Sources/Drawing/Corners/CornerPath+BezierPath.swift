// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension CornerPath {
  /// `UIBezierPath(roundedRect:byRoundingCorners:cornerRadii:)` with its three shapes.
  ///
  /// Shape 1 is the smooth corner, if both sides are longer than 3.0573 radii. Shape 2 has ends that are
  /// nearly half circles, if one side is shorter. Shape 3 is a plain capsule, if both are. Coefficients: the
  /// source of shape 1.
  static func bezierPath(_ box: Box, _ radii: CornerRadii) -> CornerPath {
    let radius = radii.maximum.doubleValue
    guard radius > 0 else { return path(box, radii) { _ in nil } }
    let isWide = box.width > SmoothCorner.room * radius
    let isHigh = box.height > SmoothCorner.room * radius
    let limited = min(radius, min(box.width, box.height) / 2 / SmoothCorner.reach)
    if isWide, isHigh { return path(box, radii) { $0 > 0 ? .smooth($0) : nil } }
    let isUniform =
      radii.topLeft == radii.topRight && radii.topLeft == radii.bottomLeft
      && radii.topLeft == radii.bottomRight
    // UIKit's curve for only some rounded corners with too little room is unknown. The limited radius
    // keeps the curve inside the rectangle and is exact as soon as there is room.
    guard isUniform else { return path(box, radii) { $0 > 0 ? .smooth(min($0, limited)) : nil } }
    if isWide { return pill(box, radius: radius, limited: limited, isTransposed: false) }
    if isHigh { return pill(box, radius: radius, limited: limited, isTransposed: true) }
    return path(box, radii) { _ in .capsule(limited) }
  }

  private static func pill(_ box: Box, radius: Double, limited: Double, isTransposed: Bool) -> CornerPath {
    // The straight edge ends where the unlimited radius would begin; the curve uses the limited one.
    let start = SmoothCorner.reach * radius
    let entering = CornerShape.pillEntering(limited, start: start)
    let leaving = CornerShape.pillLeaving(limited)
    var path = CornerPath()
    func place(_ corner: Corner, _ p: (along: Double, across: Double)) -> Location {
      isTransposed
        ? corner.place(horizontal: p.across, vertical: p.along)
        : corner.place(horizontal: p.along, vertical: p.across)
    }
    let order =
      isTransposed
      ? [box.topLeft, box.bottomLeft, box.bottomRight, box.topRight]
      : [box.topLeft, box.topRight, box.bottomRight, box.bottomLeft]
    path.elements.append(.move(place(order[0], (start, 0))))
    for (from, to) in [(order[1], order[2]), (order[3], order[0])] {
      path.add(entering.points.map { place(from, $0) })
      path.elements.append(.line(place(to, (0, CornerShape.sideEnd * limited))))
      path.add(
        [place(to, (0, CornerShape.sideEnd * limited))] + leaving.map { place(to, $0) }, skipsFirst: true)
    }
    return path
  }

  private mutating func add(_ points: [Location], skipsFirst: Bool = false) {
    if !skipsFirst { elements.append(.line(points[0])) }
    for index in stride(from: 1, to: points.count - 2, by: 3) {
      elements.append(.cubic(points[index], points[index + 1], points[index + 2]))
    }
  }
}

extension CornerShape {
  /// Shape 2: the distance from the corner to the side's straight piece, in limited radii.
  static let sideEnd = 1.4522315885
  /// Shape 2: the distance from the corner to the curve's end on the long edge, in limited radii.
  static let pillEnd = 2.3081537041

  var points: [(along: Double, across: Double)] { [(start, 0)] + steps.flatMap(\.controls) }

  /// Shape 2, from a long edge to a short side. `r` is the limited radius in points; `start` is in points
  /// from the corner.
  static func pillEntering(_ r: Double, start: Double) -> CornerShape {
    CornerShape(
      start: start,
      steps: [
        Step(controls: [(1.6352782072 * r, 0), (1.2988404587 * r, 0), (0.9366796566 * r, 0.1145144040 * r)]),
        Step(controls: [
          (0.3743055124 * r, 0.3192018530 * r), (0, 0.8537655244 * r), (0, sideEnd * r),
        ]),
      ])
  }

  /// Shape 2, from a short side back to a long edge.
  static func pillLeaving(_ r: Double) -> [(along: Double, across: Double)] {
    [
      (0, 0.8537655244 * r), (0.3743055124 * r, 0.3192018530 * r), (0.9366796566 * r, 0.1145144040 * r),
      (1.2988404587 * r, 0), (1.6352782072 * r, 0), (pillEnd * r, 0),
    ]
  }

  /// Shape 3: a quarter circle with a radius of half the shorter side.
  static func capsule(_ r: Double) -> CornerShape {
    let radius = r * SmoothCorner.reach
    let control = 0.6844065568 * r
    return CornerShape(start: radius, steps: [Step(controls: [(control, 0), (0, control), (0, radius)])])
  }
}
