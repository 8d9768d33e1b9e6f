// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The card behind a row's content, on which the parts of a decoration draw.
final class CardView: UIView {
  /// Has the card's colour and corners, and holds everything but the shadow, which it would clip.
  let surface = UIView()
  /// The row's content, for lines that begin at its text.
  weak var content: UIView? { didSet { if content !== oldValue { setNeedsLayout() } } }
  private(set) var color: UIColor?
  /// The outline, if a mask makes it.
  private(set) var outline: UIBezierPath?
  private var row: ShownRow?
  private var views: [String: ShapeView] = [:]
  private let maskShape = ShapeView()

  func show(_ row: ShownRow, color: UIColor?) {
    self.row = row
    self.color = color
    isUserInteractionEnabled = false
    if surface.superview == nil { addSubview(surface) }
    setNeedsLayout()
  }

  /// Shows an image over the card's colour, under its lines.
  func show(_ image: FillingImage) {
    if surface.superview == nil { addSubview(surface) }
    surface.insertSubview(image, at: 0)
  }

  var position: RowPosition { row?.position ?? .only }
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Points from the card's leading side to the content's text.
  var textLeading: CGFloat {
    if let row, row.leading.isEmpty, let width = row.content.fillingImage?.fillingWidth {
      let spacing = row.look.contentInsets.leading ?? FillingImage.spacing
      return width + spacing + row.look.indentation
    }
    guard let list = content as? UIListContentView, let guide = list.textLayoutGuide else {
      guard let row, let decoration = row.decoration else { return 0 }
      return row.look.margins(over: decoration.margins).leading
    }
    list.layoutIfNeeded()
    let text = convert(guide.layoutFrame, from: list)
    return isRightToLeft ? bounds.width - text.maxX : text.minX
  }

  /// A part's view, which is made once for each name.
  func view(_ name: String) -> ShapeView {
    let view = views[name] ?? ShapeView()
    views[name] = view
    view.isHidden = false
    if view.superview == nil { surface.addSubview(view) }
    return view
  }

  /// Rounds corners by the layer.
  func round(_ corners: CACornerMask, by radius: CGFloat, curve: CALayerCornerCurve = .circular) {
    surface.layer.cornerRadius = radius
    surface.layer.cornerCurve = curve
    surface.layer.maskedCorners = corners
  }

  /// The lines that are shown, for tests of the app.
  var lines: [UIView] {
    views.filter { $0.key.hasPrefix("OwnSeparator.") && !$0.value.isHidden }
      .map(\.value).sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  /// Clips the row to a path on the card.
  func mask(with path: UIBezierPath) { outline = path }

  /// UIKit calls this after each change of size or appearance. It draws anew on a plain surface.
  override func layoutSubviews() {
    super.layoutSubviews()
    outline = nil
    layer.shadowOpacity = 0
    surface.frame = bounds
    surface.backgroundColor = color
    surface.mask = nil
    superview?.mask = nil
    surface.layer.borderWidth = 0
    surface.clipsToBounds = true
    round(.all, by: 0)
    for view in views.values { view.isHidden = true }
    for part in row?.decoration?.parts ?? [] { part.draw(on: self) }
    guard let outline else { return }
    maskShape.shape.path = outline.cgPath
    // A mask of the cell would cut the card's shadow off.
    let hasShadow = layer.shadowOpacity > 0
    maskShape.frame = hasShadow ? bounds : frame
    (hasShadow ? surface : superview)?.mask = maskShape
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
