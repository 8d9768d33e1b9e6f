// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Casts a card's shadow. It is a separate view: a view that clips its corners clips its shadow.
private final class ShadowView: UIView {
  private var look = RowLook.standard
  #if cornerRadius
  private var corners: CACornerMask = []
  private var radius: Radius = .zero
  #endif

  func show(_ look: RowLook) {
    self.look = look
    setNeedsLayout()
  }
  #if cornerRadius

  func round(_ corners: CACornerMask, by radius: Radius) {
    self.corners = corners
    self.radius = radius
  }
  #endif

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowColor = look.shadowColor.resolvedColor(with: traitCollection).cgColor
    layer.shadowOpacity = look.shadowOpacity
    layer.shadowRadius = look.shadowRadius
    layer.shadowOffset = look.shadowOffset
    // With a path, the layer doesn't compute its outline; the path must follow the bounds.
    #if cornerRadius
    let path =
      look.shadowIsRectangular
      ? UIBezierPath(rect: bounds) : .rounding(corners, of: bounds, by: radius)
    layer.shadowPath = path.cgPath
    #else
    layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    #endif
  }
}
