// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Round corners as in "Recreating the iOS 12.2 Wallet table view": a Bézier path masks the first and the
/// last row, and a row that is alone can have its layer's own corners. Put it before a `Card` whose border
/// or shadow follows these corners. Lengths are in points.
struct CornerMask: DecorationPart, Equatable {
  var radius: CGFloat
  /// The radius of a row that is alone in its section, made by its layer; nil: a mask as for the others.
  var onlyRow: CGFloat?
  /// Whether a mask makes `onlyRow`, too.
  var masksOnlyRow = false
  /// The corners that can be round, mirrored from right to left.
  var corners = CACornerMask.all
  /// A radius for each corner, in place of `radius`.
  var radii: CornerRadii?
  /// Every row has the corners of a row that is alone.
  var roundsEachRow = false

  func draw(on card: CardView) {
    let position = roundsEachRow ? RowPosition.only : card.position
    let round = position.corners.intersection(corners.mirrored(card.isRightToLeft))
    guard !round.isEmpty else { return }
    if let radii = radii?.mirrored(card.isRightToLeft).limited(to: round) {
      card.mask(with: radii.path(in: card.bounds))
    } else if position == .only, !masksOnlyRow, let onlyRow {
      card.surface.layer.cornerRadius = onlyRow
      card.surface.layer.cornerCurve = .circular
      card.surface.layer.maskedCorners = round
      card.surface.clipsToBounds = true
    } else {
      let radius = position == .only ? onlyRow ?? radius : radius
      // Both types use the same bits.
      card.mask(
        with: UIBezierPath(
          roundedRect: card.bounds, byRoundingCorners: UIRectCorner(rawValue: round.rawValue),
          cornerRadii: CGSize(width: radius, height: radius)))
    }
  }
}
