// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A title in a narrow column that ends beside the detail, as in cells of the style `value2`. At
/// accessibility text sizes, the title is above the detail.
struct ColumnContent: ViewContent, Equatable {
  var title: String
  var detail: String?

  var label: String { [title, detail].compactMap { $0 }.joined(separator: ", ") }

  func makeView() -> ColumnView { ColumnView() }

  func show(in view: ColumnView, _ context: RowContext) {
    let (look, isTall) = (context.look, context.isAccessibilitySize)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.spacing = 6
    view.axis = isTall ? .vertical : .horizontal
    view.alignment = isTall ? .fill : .firstBaseline
    view.titleWidth.priority = UILayoutPriority(isTall ? 1 : 999)
    view.titleWidth.isActive = true
    view.titleLabel.textAlignment = isTall ? .natural : isRightToLeft ? .left : .right
    view.titleLabel.show(
      title, look.titleFont, .footnote, look.titleColor ?? .tintColor, lines: look.titleLines)
    view.detailLabel.show(
      detail, look.detailFont, .footnote, look.detailColor ?? .label, lines: look.detailLines)
  }
}

/// The labels of a column's title and detail.
final class ColumnView: UIStackView {
  lazy var titleLabel = addedLabel()
  lazy var detailLabel = addedLabel()
  /// Points. UIKit doesn't publish the width of its column.
  lazy var titleWidth = titleLabel.widthAnchor.constraint(equalToConstant: 91)

  private func addedLabel() -> UILabel {
    let label = UILabel()
    addArrangedSubview(label)
    return label
  }
}
