// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The place of a row's background and content, on which the parts of a decoration draw.
final class CardView: UIView {
  /// Has the card's colour and corners, and holds everything but the shadow, which it would clip.
  let surface = UIView()
  private(set) var position = RowPosition.only
  private(set) var color: UIColor?
  /// The outline, if a mask makes it.
  private(set) var outline: UIBezierPath?
  /// The row's content, for lines that begin at its text.
  var content: UIView?

  private var decoration: RowDecoration?
  private var views: [String: ShapeView] = [:]
  private let maskShape = ShapeView()
  private lazy var edges = EdgeConstraints(of: surface, in: self)

  func show(_ decoration: RowDecoration, at position: RowPosition, color: UIColor?) {
    self.decoration = decoration
    self.position = position
    self.color = color
    if surface.superview == nil {
      addSubview(surface)
      edges.set(.zero)
    }
    setNeedsLayout()
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Points from the card's leading side to the content's text.
  var textLeading: CGFloat {
    guard let list = content as? UIListContentView, let guide = list.textLayoutGuide else {
      return decoration?.margins.leading ?? 0
    }
    list.layoutIfNeeded()
    let text = surface.convert(guide.layoutFrame, from: list)
    return isRightToLeft ? bounds.width - text.maxX : text.minX
  }

  /// A part's view, which is made once for each name: behind the content, or in front of it.
  func view(_ name: String, isBehind: Bool = false) -> ShapeView {
    let view = views[name] ?? ShapeView()
    view.isHidden = false
    guard views[name] == nil else { return view }
    views[name] = view
    view.isUserInteractionEnabled = false
    if isBehind { surface.insertSubview(view, at: 0) } else { surface.addSubview(view) }
    return view
  }

  /// Rounds corners by the layer.
  func round(
    _ corners: CACornerMask, by radius: CGFloat, curve: CALayerCornerCurve = .circular, clips: Bool
  ) {
    surface.layer.cornerRadius = radius
    surface.layer.cornerCurve = curve
    surface.layer.maskedCorners = corners
    surface.clipsToBounds = clips
  }

  /// Clips the card to a path.
  func mask(with path: UIBezierPath) {
    outline = path
    maskShape.frame = bounds
    maskShape.shape.path = path.cgPath
    surface.mask = maskShape
  }

  /// UIKit calls this after each change of size or appearance. It draws anew on a plain surface.
  override func layoutSubviews() {
    super.layoutSubviews()
    outline = nil
    for view in views.values { view.isHidden = true }
    layer.shadowOpacity = 0
    surface.backgroundColor = color
    surface.mask = nil
    surface.layer.borderWidth = 0
    round(.all, by: 0, clips: false)
    for part in decoration?.parts ?? [] { part.draw(on: self) }
  }
}

/// A view whose layer is a shape.
final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  var shape: CAShapeLayer {
    guard let shape = layer as? CAShapeLayer else { preconditionFailure("layerClass is ignored") }
    return shape
  }
}
