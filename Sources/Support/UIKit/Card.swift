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
  var border: CardBorder?
  var shadow: CardShadow?
  /// Every row has the corners of a row that is alone.
  var roundsEachRow = false

  func draw(on card: CardView) {
    let position = roundsEachRow ? RowPosition.only : card.position
    let corners = position.corners.intersection(card.isRightToLeft ? corners.mirrored : corners)
    let radius = corners.isEmpty ? 0 : position == .only ? onlyRow ?? radius : radius
    if radius > 0 { card.round(corners, by: radius, curve: curve) }
    if let border { draw(border, on: card) }
    guard let shadow else { return }
    let outline =
      shadow.isRectangle
      ? UIBezierPath(rect: card.bounds)
      : card.outline ?? UIBezierPath(card.bounds, rounding: corners, by: radius)
    card.layer.shadowColor = shadow.color.resolvedColor(with: card.traitCollection).cgColor
    card.layer.shadowOpacity = shadow.opacity
    card.layer.shadowRadius = shadow.radius
    card.layer.shadowOffset = shadow.offset
    card.layer.shadowPath = outline.cgPath
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
