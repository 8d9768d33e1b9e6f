// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A title in a narrow column that ends beside the detail, as in cells of the style `value2`.
struct ColumnContent: ViewContent, Equatable {
  var title: String
  var detail: String?

  var label: String { [title, detail].compactMap { $0 }.joined(separator: ", ") }

  func makeView() -> ColumnView { ColumnView() }
  func show(in view: ColumnView, _ context: RowContext) { view.show(self, context) }
}

/// A title's column beside the detail; at accessibility text sizes, the title is above it.
final class ColumnView: UIStackView {
  /// Points. UIKit doesn't publish the width of the column.
  private static let titleWidth: CGFloat = 91

  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private lazy var titleWidth = titleLabel.widthAnchor.constraint(
    equalToConstant: Self.titleWidth)

  override init(frame: CGRect) {
    super.init(frame: frame)
    spacing = 6
    for label in [titleLabel, detailLabel] {
      addArrangedSubview(label)
      label.adjustsFontForContentSizeCategory = true
    }
  }

  required init(coder: NSCoder) { fatalError("Rows aren't in storyboards") }

  func show(_ content: ColumnContent, _ context: RowContext) {
    let look = context.look
    let isTall = context.isAccessibilitySize
    titleWidth.isActive = !isTall
    axis = isTall ? .vertical : .horizontal
    alignment = isTall ? .fill : .firstBaseline
    titleLabel.text = content.title
    titleLabel.textColor = look.titleColor ?? .tintColor
    titleLabel.font = look.titleFont ?? .preferredFont(forTextStyle: .footnote)
    let trailing: NSTextAlignment =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    titleLabel.textAlignment = isTall ? .natural : trailing
    titleLabel.numberOfLines = look.titleLines ?? 0
    detailLabel.text = content.detail
    detailLabel.isHidden = content.detail == nil
    detailLabel.textColor = look.detailColor ?? .label
    detailLabel.font = look.detailFont ?? .preferredFont(forTextStyle: .footnote)
    detailLabel.numberOfLines = look.detailLines ?? 0
  }
}
