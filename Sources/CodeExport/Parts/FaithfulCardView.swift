// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The background of a row.
private final class CardView: UIView {
  private var look = RowLook.standard
  #if keepsCorners
  private var corners: CACornerMask = []
  private var radius: Radius = .zero
  #endif
  #if covers
  private var covers: [(layer: CALayer, corner: CACornerMask)] = []
  #endif

  var isHighlighted = false {
    didSet { backgroundColor = isHighlighted ? look.selectedColor : look.color }
  }

  func show(_ look: RowLook) {
    self.look = look
    backgroundColor = look.color
    #if cornerRadius && !covers
    #if shadow
    // Pitfall: a view that clips its corners clips its own shadow, so there is no shadow. Without
    // --faithful, a view behind this one casts it.
    #endif
    clipsToBounds = look.masksToBounds
    #endif
  }
  #if rounds

  func round(_ corners: CACornerMask, by radius: Radius) {
    #if keepsCorners && !covers
    self.corners = corners
    self.radius = radius
    #endif
    #if layer
    layer.cornerRadius = radius
    layer.cornerCurve = look.cornerCurve
    layer.maskedCorners = corners
    #endif
    #if covers
    // Pitfall: covers are only ever hidden here. After scrolling, rows in the middle have the rounded
    // corners of their cell's previous row. Without --faithful, each row shows or hides each cover.
    self.corners.formUnion(corners)
    self.radius = radius
    layer.cornerRadius = radius
    layer.cornerCurve = look.cornerCurve
    for cover in covers where corners.contains(cover.corner) { cover.layer.isHidden = true }
    #endif
  }
  #endif
  #if drawn

  func decorate() {
    #if border
    #if mask
    // Pitfall: a layer's border follows the layer's own corner radius, not the mask, so the line is
    // missing at the rounded corners. Without --faithful, a shape layer strokes the mask's path.
    #endif
    layer.borderWidth = look.borderWidth
    // Pitfall: a layer's colour doesn't follow the appearance. In dark mode, the border keeps its light
    // colour. Without --faithful, layoutSubviews resolves the colour again.
    layer.borderColor = look.borderColor.cgColor
    #endif
    #if shadow
    #if !border
    // Pitfall: a layer's colour doesn't follow the appearance. In dark mode, the shadow keeps its light
    // colour. Without --faithful, layoutSubviews resolves the colour again.
    #endif
    layer.shadowColor = look.shadowColor.cgColor
    layer.shadowOpacity = look.shadowOpacity
    layer.shadowRadius = look.shadowRadius
    layer.shadowOffset = look.shadowOffset
    #if cornerRadius
    let path =
      look.shadowIsRectangular
      ? UIBezierPath(rect: bounds) : .rounding(corners, of: bounds, by: radius)
    #else
    let path = UIBezierPath(rect: bounds)
    #endif
    // Pitfall: the path keeps the current bounds. After a rotation, or when a row grows with its text,
    // the shadow has the old size. Without --faithful, layoutSubviews makes the path.
    layer.shadowPath = path.cgPath
    #endif
    #if covers
    let (right, bottom) = (bounds.width - radius, bounds.height - radius)
    let places: [(CACornerMask, CGPoint)] = [
      (.layerMinXMinYCorner, CGPoint(x: 0, y: 0)),
      (.layerMaxXMinYCorner, CGPoint(x: right, y: 0)),
      (.layerMinXMaxYCorner, CGPoint(x: 0, y: bottom)),
      (.layerMaxXMaxYCorner, CGPoint(x: right, y: bottom)),
    ]
    for (corner, origin) in places {
      let cover = CALayer()
      // Pitfall: the patch stays at the corner's current place. After a rotation, patches are in the
      // middle of rows. Without --faithful, layoutSubviews sets their frames.
      cover.frame = CGRect(origin: origin, size: CGSize(width: radius, height: radius))
      // Pitfall: the colour is that of the current row and appearance. When a row is highlighted, four
      // squares keep the old colour. Without --faithful, it is set together with the card's colour.
      cover.backgroundColor = look.color.cgColor
      cover.isHidden = corners.contains(corner)
      // Pitfall: each drawing adds four more patches. The view debugger shows them, and scrolling gets
      // slow. Without --faithful, four patches are added once.
      layer.insertSublayer(cover, at: 0)
      covers.append((cover, corner))
    }
    #endif
  }
  #endif
}
