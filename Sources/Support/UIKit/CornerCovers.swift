// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Round corners without a mask: the card rounds all corners, and square covers in its colour are over
/// those inside the section.
struct CornerCovers: DecorationPart, Equatable {
  /// Points; also the side of a cover.
  var radius: CGFloat

  func draw(on card: CardView) {
    card.surface.layer.cornerRadius = radius
    card.surface.layer.cornerCurve = .circular
    card.surface.layer.maskedCorners = .all
    let round = card.position.corners
    let (right, bottom) = (card.bounds.width - radius, card.bounds.height - radius)
    let places: [(corner: CACornerMask, x: CGFloat, y: CGFloat)] = [
      (.layerMinXMinYCorner, 0, 0), (.layerMaxXMinYCorner, right, 0),
      (.layerMinXMaxYCorner, 0, bottom), (.layerMaxXMaxYCorner, right, bottom),
    ]
    for (index, place) in places.enumerated() where !round.contains(place.corner) {
      let cover = card.view("CornerCovers.\(index)", isBehind: true)
      cover.frame = CGRect(x: place.x, y: place.y, width: radius, height: radius)
      cover.backgroundColor = card.color
    }
  }
}
