// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A radius in points for each corner, which neither a layer nor `UIBezierPath` has.
struct CornerRadii: Equatable {
  var topLeft: CGFloat = 0
  var topRight: CGFloat = 0
  var bottomLeft: CGFloat = 0
  var bottomRight: CGFloat = 0

  var mirrored: CornerRadii {
    CornerRadii(
      topLeft: topRight, topRight: topLeft, bottomLeft: bottomRight, bottomRight: bottomLeft)
  }

  /// A rectangle with these radii at some corners. A radius is at most half the shorter side.
  @MainActor func path(in rect: CGRect, at corners: CACornerMask) -> UIBezierPath {
    let path = UIBezierPath()
    // From the left side to the right and back.
    let all: [(CACornerMask, CGFloat, x: CGFloat, y: CGFloat, start: CGFloat)] = [
      (.layerMinXMinYCorner, topLeft, rect.minX, rect.minY, .pi),
      (.layerMaxXMinYCorner, topRight, rect.maxX, rect.minY, -.pi / 2),
      (.layerMaxXMaxYCorner, bottomRight, rect.maxX, rect.maxY, 0),
      (.layerMinXMaxYCorner, bottomLeft, rect.minX, rect.maxY, .pi / 2),
    ]
    for (corner, radius, x, y, start) in all {
      let limit = corners.contains(corner) ? min(rect.width, rect.height) / 2 : 0
      let radius = min(radius, limit)
      let center = CGPoint(
        x: x == rect.minX ? x + radius : x - radius, y: y == rect.minY ? y + radius : y - radius)
      path.addArc(
        withCenter: center, radius: radius, startAngle: start, endAngle: start + .pi / 2,
        clockwise: true)
    }
    path.close()
    return path
  }
}
