// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Round corners as in "Recreating the iOS 12.2 Wallet table view": a Bézier path masks a section's first
/// and last row; the layer can round a row that is alone. Put it before a `Card` whose border and shadow
/// follow these corners. Lengths are in points.
struct CornerMask: DecorationPart, Equatable {
  var radius: CGFloat = 0
  /// The radius of a row that is alone in its section, by its layer; nil: `radius`, by a mask.
  var onlyRow: CGFloat?
  /// Whether a mask makes `onlyRow`, too.
  var masksOnlyRow = false
  /// The corners that can be round, mirrored from right to left.
  var corners = CACornerMask.all
  /// A radius for each corner, in place of `radius`; mirrored from right to left.
  var radii: CornerRadii?
  /// Every row has the corners of a row that is alone.
  var roundsEachRow = false

  func draw(on card: CardView) {
    let position = roundsEachRow ? RowPosition.only : card.position
    let corners = position.corners.intersection(card.isRightToLeft ? corners.mirrored : corners)
    if let radii {
      let radii = card.isRightToLeft ? radii.mirrored : radii
      card.mask(with: radii.path(in: card.bounds, at: corners))
    } else if position == .only, !masksOnlyRow, let onlyRow {
      card.round(corners, by: onlyRow)
    } else if !corners.isEmpty {
      let radius = position == .only ? onlyRow ?? radius : radius
      card.mask(with: UIBezierPath(card.bounds, rounding: corners, by: radius))
    }
  }
}

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
    let limit = min(rect.width, rect.height) / 2
    func add(
      _ corner: CACornerMask, _ radius: CGFloat, isRight: Bool, isBottom: Bool, _ angle: CGFloat
    ) {
      let radius = corners.contains(corner) ? min(radius, limit) : 0
      let center = CGPoint(
        x: isRight ? rect.maxX - radius : rect.minX + radius,
        y: isBottom ? rect.maxY - radius : rect.minY + radius)
      path.addArc(
        withCenter: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2,
        clockwise: true)
    }
    add(.layerMinXMinYCorner, topLeft, isRight: false, isBottom: false, .pi)
    add(.layerMaxXMinYCorner, topRight, isRight: true, isBottom: false, -.pi / 2)
    add(.layerMaxXMaxYCorner, bottomRight, isRight: true, isBottom: true, 0)
    add(.layerMinXMaxYCorner, bottomLeft, isRight: false, isBottom: true, .pi / 2)
    path.close()
    return path
  }
}
