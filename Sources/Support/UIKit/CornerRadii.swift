// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A radius in points for each corner, which neither a layer nor `UIBezierPath` has.
struct CornerRadii: Equatable {
  var topLeft: CGFloat = 0
  var topRight: CGFloat = 0
  var bottomLeft: CGFloat = 0
  var bottomRight: CGFloat = 0

  func mirrored(_ isRightToLeft: Bool) -> CornerRadii {
    guard isRightToLeft else { return self }
    return CornerRadii(
      topLeft: topRight, topRight: topLeft, bottomLeft: bottomRight, bottomRight: bottomLeft)
  }

  /// The radii of some corners; the others are square.
  func limited(to corners: CACornerMask) -> CornerRadii {
    CornerRadii(
      topLeft: corners.contains(.layerMinXMinYCorner) ? topLeft : 0,
      topRight: corners.contains(.layerMaxXMinYCorner) ? topRight : 0,
      bottomLeft: corners.contains(.layerMinXMaxYCorner) ? bottomLeft : 0,
      bottomRight: corners.contains(.layerMaxXMaxYCorner) ? bottomRight : 0)
  }

  /// A rectangle with these corners. A radius is at most half the shorter side.
  @MainActor func path(in rect: CGRect) -> UIBezierPath {
    let limit = min(rect.width, rect.height) / 2
    let path = UIBezierPath()
    func add(_ radius: CGFloat, right: Bool, bottom: Bool, from angle: CGFloat) {
      let radius = min(radius, limit)
      let center = CGPoint(
        x: right ? rect.maxX - radius : rect.minX + radius,
        y: bottom ? rect.maxY - radius : rect.minY + radius)
      path.addArc(
        withCenter: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2,
        clockwise: true)
    }
    add(topLeft, right: false, bottom: false, from: .pi)
    add(topRight, right: true, bottom: false, from: -.pi / 2)
    add(bottomRight, right: true, bottom: true, from: 0)
    add(bottomLeft, right: false, bottom: true, from: .pi / 2)
    path.close()
    return path
  }
}

extension CornerRadii {
  init(_ radius: CGFloat, at corners: CACornerMask) {
    self = CornerRadii(
      topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius
    ).limited(to: corners)
  }
}
