// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Texts with a control that takes the rest of the row. At accessibility text sizes, the control is below.
struct FieldContent: ViewContent, Equatable {
  var text: TextContent
  var label: String { text.label }

  func makeView() -> FieldView { FieldView() }

  func show(in view: FieldView, _ context: RowContext) {
    let (look, isTall) = (context.look, context.isAccessibilitySize)
    view.imageView.show(text.image, size: look.imageSize, context.traits)
    view.titleLabel.show(
      text.title.isEmpty ? nil : text.title, look.titleFont, .body, look.titleColor ?? .label,
      lines: look.titleLines)
    let isBelow = text.arrangement == .subtitle
    view.detailLabel.show(
      text.detail, look.detailFont, isBelow ? .caption1 : .body,
      look.detailColor ?? (isBelow ? .label : .secondaryLabel), lines: look.detailLines)
    view.texts.axis = isBelow || isTall ? .vertical : .horizontal
    view.texts.isHidden = view.titleLabel.isHidden && view.detailLabel.isHidden
    view.column.axis = isTall ? .vertical : .horizontal
    view.column.alignment = isTall ? .fill : .center
    view.field = context.field
    // Long texts wrap beside the field.
    view.most.isActive = !isTall && !view.texts.isHidden
  }

  /// A field is higher than a text, and the row isn't.
  func margins(in context: RowContext) -> NSDirectionalEdgeInsets {
    var margins = context.margins
    let insets = context.look.contentInsets
    if insets.top == nil { margins.top = min(margins.top, context.insets.top + 5) }
    if insets.bottom == nil { margins.bottom = min(margins.bottom, context.insets.bottom + 5) }
    return margins
  }
}

/// A control that takes the rest of its row.
protocol FieldControl: RowControl {}

extension FieldControl {
  var fills: Bool { true }
  func content(around text: TextContent) -> (any RowContent)? { FieldContent(text: text) }
}

/// An image, and a column or a row of texts and a field, which the cell keeps.
final class FieldView: UIStackView {
  let imageView = UIImageView()
  let titleLabel = UILabel()
  let detailLabel = UILabel()
  private(set) lazy var texts = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
  private(set) lazy var column = UIStackView(arrangedSubviews: [texts])

  private(set) lazy var most = texts.widthAnchor.constraint(
    lessThanOrEqualTo: column.widthAnchor, multiplier: 0.5)

  var field: UIView? {
    didSet {
      guard field !== oldValue || field?.superview !== column else { return }
      if let oldValue, oldValue.superview === column { oldValue.removeFromSuperview() }
      if let field { column.addArrangedSubview(field) }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    alignment = .center
    spacing = 16
    texts.spacing = 8
    column.spacing = 16
    for view in [imageView, column] { addArrangedSubview(view) }
    for view in [imageView, titleLabel, detailLabel] { view.keepsWidth() }
  }

  required init(coder: NSCoder) { fatalError("Contents aren't in storyboards") }
}
