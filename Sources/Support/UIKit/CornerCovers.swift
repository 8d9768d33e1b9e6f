// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Round corners without a mask: the card rounds all corners, and square covers in its colour are over
/// those inside the section.
struct CornerCovers: DecorationPart, Equatable {
  /// Points; also the side of a cover.
  var radius: CGFloat

  func draw(on card: CardView) {
    card.round(.all, by: radius)
    card.surface.clipsToBounds = false
    let (right, bottom) = (card.bounds.width - radius, card.bounds.height - radius)
    let places: [(corner: CACornerMask, x: CGFloat, y: CGFloat)] = [
      (.layerMinXMinYCorner, 0, 0), (.layerMaxXMinYCorner, right, 0),
      (.layerMinXMaxYCorner, 0, bottom), (.layerMaxXMaxYCorner, right, bottom),
    ]
    for place in places where !card.position.corners.contains(place.corner) {
      let cover = card.view("CornerCovers.\(place.corner.rawValue)")
      cover.frame = CGRect(x: place.x, y: place.y, width: radius, height: radius)
      cover.backgroundColor = card.color
    }
  }
}
