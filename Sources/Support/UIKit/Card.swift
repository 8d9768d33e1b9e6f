// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A card with round corners at its section's ends, a border and a shadow. Lengths are in points.
struct Card: DecorationPart, Equatable {
  var radius: CGFloat = 0
  /// The radius of a row that is alone in its section; nil: `radius`.
  var onlyRow: CGFloat?
  var curve = CALayerCornerCurve.circular
  /// The corners that can be round, mirrored from right to left.
  var corners = CACornerMask.all
  /// A radius for each corner, in place of `radius`.
  var radii: CornerRadii?
  var border: CardBorder?
  var shadow: CardShadow?
  /// Every row has the corners of a row that is alone.
  var roundsEachRow = false
  /// Whether content outside the corners is clipped.
  var clips = true

  func draw(on card: CardView) {
    let position = roundsEachRow ? RowPosition.only : card.position
    let round = position.corners.intersection(corners.mirrored(card.isRightToLeft))
    let radius = position == .only ? onlyRow ?? radius : radius
    if let radii = radii?.mirrored(card.isRightToLeft).limited(to: round) {
      card.mask(with: radii.path(in: card.bounds))
    } else if radius > 0, !round.isEmpty {
      card.surface.layer.cornerRadius = radius
      card.surface.layer.cornerCurve = curve
      card.surface.layer.maskedCorners = round
      card.surface.clipsToBounds = clips
    }
    if let border { draw(border, on: card) }
    if let shadow { draw(shadow, on: card, corners: round, radius: radius) }
  }

  @MainActor private func draw(_ border: CardBorder, on card: CardView) {
    let color = border.color.resolvedColor(with: card.traitCollection).cgColor
    guard let outline = card.outline else {
      card.surface.layer.borderWidth = border.width
      card.surface.layer.borderColor = color
      return
    }
    // A mask would cut a layer's own border at the corners. It hides the outer half of this line.
    let line = card.view("Card.border")
    line.frame = card.bounds
    line.shape.path = outline.cgPath
    line.shape.fillColor = nil
    line.shape.strokeColor = color
    line.shape.lineWidth = 2 * border.width
  }

  @MainActor private func draw(
    _ shadow: CardShadow, on card: CardView, corners: CACornerMask, radius: CGFloat
  ) {
    let outline = card.outline ?? CornerRadii(radius, at: corners).path(in: card.bounds)
    card.layer.shadowColor = shadow.color.resolvedColor(with: card.traitCollection).cgColor
    card.layer.shadowOpacity = shadow.opacity
    card.layer.shadowRadius = shadow.radius
    card.layer.shadowOffset = shadow.offset
    card.layer.shadowPath = (shadow.isRectangle ? UIBezierPath(rect: card.bounds) : outline).cgPath
  }
}

/// A line inside the card's outline.
struct CardBorder: Equatable {
  var color: UIColor
  var width: CGFloat
}

/// A card's shadow in the terms of `CALayer`.
struct CardShadow: Equatable {
  var color: UIColor
  var radius: CGFloat
  var opacity: Float = 1
  var offset = CGSize.zero
  /// The shape is the bounds, even if the card's corners are round.
  var isRectangle = false
}
