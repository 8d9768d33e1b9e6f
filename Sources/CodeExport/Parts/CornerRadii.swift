// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A radius for each corner; neither a layer nor UIBezierPath's rounded rectangle supports it.
private struct CornerRadii: Equatable {
  var topLeft: CGFloat = 0
  var topRight: CGFloat = 0
  var bottomLeft: CGFloat = 0
  var bottomRight: CGFloat = 0

  func path(in rect: CGRect, corners: CACornerMask) -> UIBezierPath {
    // Larger radii don't fit.
    let limit = min(rect.width, rect.height) / 2
    let path = UIBezierPath()
    func add(
      _ corner: CACornerMask, _ radius: CGFloat, x: CGFloat, y: CGFloat, from angle: CGFloat
    ) {
      let radius = corners.contains(corner) ? min(radius, limit) : 0
      let center = CGPoint(
        x: x == rect.minX ? x + radius : x - radius, y: y == rect.minY ? y + radius : y - radius)
      path.addArc(
        withCenter: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2,
        clockwise: true)
    }
    add(.layerMinXMinYCorner, topLeft, x: rect.minX, y: rect.minY, from: .pi)
    add(.layerMaxXMinYCorner, topRight, x: rect.maxX, y: rect.minY, from: -.pi / 2)
    add(.layerMaxXMaxYCorner, bottomRight, x: rect.maxX, y: rect.maxY, from: 0)
    add(.layerMinXMaxYCorner, bottomLeft, x: rect.minX, y: rect.maxY, from: .pi / 2)
    path.close()
    return path
  }
}
