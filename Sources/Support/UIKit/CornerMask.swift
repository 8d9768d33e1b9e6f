// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Round corners as in "Recreating the iOS 12.2 Wallet table view": a Bézier path masks a section's first
/// and last row; the layer can round a row that is alone. Put it before a `Card` whose border and shadow
/// follow these corners. Lengths are in points.
struct CornerMask: DecorationPart, Equatable {
  var radius: CGFloat = 0
  /// The radius of a row that is alone in its section, by its layer; nil: by a mask as for the others.
  var onlyRow: CGFloat?
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
    } else if position == .only, let onlyRow {
      card.round(corners, by: onlyRow, clips: true)
    } else if !corners.isEmpty {
      card.mask(with: UIBezierPath(card.bounds, rounding: corners, by: radius))
    }
  }
}
