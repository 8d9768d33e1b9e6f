// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

#if uneven
/// A radius for each corner; neither a layer nor UIBezierPath's rounded rectangle supports it.
private struct CornerRadii: Equatable {
  static let zero = CornerRadii()

  var topLeft: CGFloat = 0
  var topRight: CGFloat = 0
  var bottomLeft: CGFloat = 0
  var bottomRight: CGFloat = 0
}

extension UIBezierPath {
  /// A rectangle of which some corners are round. Larger radii than fit are made smaller.
  fileprivate static func rounding(
    _ corners: CACornerMask, of rect: CGRect, by radii: CornerRadii
  ) -> UIBezierPath {
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
    add(.layerMinXMinYCorner, radii.topLeft, x: rect.minX, y: rect.minY, from: .pi)
    add(.layerMaxXMinYCorner, radii.topRight, x: rect.maxX, y: rect.minY, from: -.pi / 2)
    add(.layerMaxXMaxYCorner, radii.bottomRight, x: rect.maxX, y: rect.maxY, from: 0)
    add(.layerMinXMaxYCorner, radii.bottomLeft, x: rect.minX, y: rect.maxY, from: .pi / 2)
    path.close()
    return path
  }
}
#else
extension UIBezierPath {
  /// A rectangle of which some corners are round.
  fileprivate static func rounding(
    _ corners: CACornerMask, of rect: CGRect, by radius: CGFloat
  ) -> UIBezierPath {
    // Both types use the same bits.
    UIBezierPath(
      roundedRect: rect, byRoundingCorners: UIRectCorner(rawValue: corners.rawValue),
      cornerRadii: CGSize(width: radius, height: radius))
  }
}
#endif
