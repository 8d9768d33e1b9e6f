// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The place of a row's background and content, on which the parts of a decoration draw.
final class CardView: UIView {
  /// Has the card's colour and corners, and holds everything but the shadow, which it would clip.
  let surface = UIView()
  private(set) var position = RowPosition.only
  private(set) var color: UIColor?
  /// The outline if its corners aren't the layer's; a part that makes such corners sets it.
  var outline: UIBezierPath?
  /// The row's content, for lines that begin at its text.
  var content: UIView?

  private var margins = NSDirectionalEdgeInsets.zero
  private var parts: [any DecorationPart] = []
  private var views: [String: ShapeView] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(surface)
    surface.pin(to: self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ decoration: RowDecoration, at position: RowPosition, color: UIColor?) {
    parts = decoration.parts
    margins = decoration.margins
    self.position = position
    self.color = color
    setNeedsLayout()
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Points from the card's leading side to the content's text.
  var textLeading: CGFloat {
    guard let list = content as? UIListContentView, let guide = list.textLayoutGuide else {
      return margins.leading
    }
    list.layoutIfNeeded()
    let text = surface.convert(guide.layoutFrame, from: list)
    return isRightToLeft ? bounds.width - text.maxX : text.minX
  }

  /// A view of a part, which is made once for each name: behind the content, or in front of it.
  func view(_ name: String, isBehind: Bool = false) -> ShapeView {
    let view = views[name] ?? ShapeView()
    view.isHidden = false
    guard views[name] == nil else { return view }
    views[name] = view
    view.isUserInteractionEnabled = false
    if isBehind { surface.insertSubview(view, at: 0) } else { surface.addSubview(view) }
    return view
  }

  /// Clips the card to a path.
  func mask(with path: UIBezierPath) {
    outline = path
    let mask = surface.mask as? ShapeView ?? ShapeView()
    mask.frame = bounds
    mask.shape.path = path.cgPath
    surface.mask = mask
  }

  /// UIKit calls this after each change of size or appearance.
  override func layoutSubviews() {
    super.layoutSubviews()
    outline = nil
    for view in views.values { view.isHidden = true }
    layer.shadowOpacity = 0
    surface.backgroundColor = color
    surface.mask = nil
    surface.clipsToBounds = false
    surface.layer.cornerRadius = 0
    surface.layer.borderWidth = 0
    for part in parts { part.draw(on: self) }
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

extension UIView {
  /// Gives the view the edges of another one that contains it.
  func pin(to container: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: container.topAnchor),
      leadingAnchor.constraint(equalTo: container.leadingAnchor),
      bottomAnchor.constraint(equalTo: container.bottomAnchor),
      trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
  }
}
