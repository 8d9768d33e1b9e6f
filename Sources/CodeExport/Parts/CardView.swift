// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The background of a row.
private final class CardView: UIView {
  private var look = RowLook.standard
  #if mask || covers
  private var corners: CACornerMask = []
  private var radius: Radius = .zero
  #endif
  #if mask
  private let maskLayer = CAShapeLayer()
  #if border
  private let borderLayer = CAShapeLayer()
  #endif
  #endif
  #if covers
  /// Square patches over the corners inside the section.
  private let covers = (0..<4).map { _ in CALayer() }
  #endif

  var isHighlighted = false {
    didSet {
      backgroundColor = isHighlighted ? look.selectedColor : look.color
      #if covers
      setNeedsLayout()
      #endif
    }
  }

  #if sublayers
  override init(frame: CGRect) {
    super.init(frame: frame)
    #if covers
    for cover in covers { layer.insertSublayer(cover, at: 0) }
    #endif
    #if mask
    borderLayer.fillColor = nil
    layer.addSublayer(borderLayer)
    #endif
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  #endif
  func show(_ look: RowLook) {
    self.look = look
    backgroundColor = look.color
    #if laysOut
    setNeedsLayout()
    #endif
  }
  #if cornerRadius

  func round(_ corners: CACornerMask, by radius: Radius) {
    #if !covers
    clipsToBounds = look.masksToBounds
    #endif
    #if layer
    layer.cornerRadius = radius
    layer.cornerCurve = look.cornerCurve
    layer.maskedCorners = corners
    #endif
    #if mask || covers
    self.corners = corners
    self.radius = radius
    #endif
    #if fallsToLayer
    // A layer can draw this curve without a mask.
    layer.cornerRadius = look.cornerCurve == nil ? 0 : radius
    layer.cornerCurve = look.cornerCurve ?? .circular
    layer.maskedCorners = corners
    #endif
    #if covers
    layer.cornerRadius = radius
    layer.cornerCurve = look.cornerCurve
    #endif
  }
  #endif
  #if laysOut

  /// The bounds are correct here after each change of size, and dynamic colours are resolved again.
  override func layoutSubviews() {
    super.layoutSubviews()
    #if withoutAnimation
    // Layers that aren't views animate each change of their own accord.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    #endif
    #if mask
    #if fallsToLayer
    let isSquare = corners.isEmpty || radius == .zero || look.cornerCurve != nil
    #else
    let isSquare = corners.isEmpty || radius == .zero
    #endif
    let path = UIBezierPath.rounding(corners, of: bounds, by: radius)
    maskLayer.frame = bounds
    maskLayer.path = path.cgPath
    layer.mask = isSquare ? nil : maskLayer
    #if border
    // A layer's border is a rectangle, which the mask would cut. The mask also hides the outer
    // half of this line.
    borderLayer.path = path.cgPath
    borderLayer.lineWidth = 2 * look.borderWidth
    borderLayer.strokeColor = look.borderColor.resolvedColor(with: traitCollection).cgColor
    borderLayer.isHidden = isSquare
    layer.borderWidth = isSquare ? look.borderWidth : 0
    layer.borderColor = look.borderColor.resolvedColor(with: traitCollection).cgColor
    #endif
    #elseif border
    layer.borderWidth = look.borderWidth
    layer.borderColor = look.borderColor.resolvedColor(with: traitCollection).cgColor
    #endif
    #if covers
    let (right, bottom) = (bounds.width - radius, bounds.height - radius)
    let places: [(CACornerMask, CGPoint)] = [
      (.layerMinXMinYCorner, CGPoint(x: 0, y: 0)),
      (.layerMaxXMinYCorner, CGPoint(x: right, y: 0)),
      (.layerMinXMaxYCorner, CGPoint(x: 0, y: bottom)),
      (.layerMaxXMaxYCorner, CGPoint(x: right, y: bottom)),
    ]
    for (cover, (corner, origin)) in zip(covers, places) {
      cover.frame = CGRect(origin: origin, size: CGSize(width: radius, height: radius))
      cover.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
      cover.isHidden = corners.contains(corner)
    }
    #endif
    #if withoutAnimation
    CATransaction.commit()
    #endif
  }
  #endif
}
