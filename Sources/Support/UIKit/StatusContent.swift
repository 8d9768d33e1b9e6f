// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The state of a device: an image, a title with a date and a detail, and a value with a symbol.
struct StatusContent: ViewContent, Equatable {
  var title: String
  var date: String?
  var detail: String?
  var value: String?
  /// The symbol beside the value.
  var level: RowImage?
  var badge: String?
  var image: RowImage?

  var label: String {
    [title, date, detail, value, badge].compactMap { $0 }.joined(separator: ", ")
  }

  func makeView() -> StatusView { StatusView() }
  func show(in view: StatusView, _ context: RowContext) { view.show(self, context) }
}

/// Columns for the image, the texts and the value; at accessibility text sizes they are below each other.
final class StatusView: UIStackView {
  /// Points at the default text size.
  private static let imageWidth: CGFloat = 32
  private static let levelSide: CGFloat = 18

  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let dateLabel = UILabel()
  private let detailLabel = UILabel()
  private let badge = BadgeView()
  private let valueLabel = UILabel()
  private let levelView = UIImageView()
  private lazy var values = UIStackView(arrangedSubviews: [valueLabel, levelView])
  private lazy var texts = UIStackView(arrangedSubviews: [titleLabel, dateLabel, detailLabel])
  private lazy var ending = UIStackView(arrangedSubviews: [badge, values])
  private lazy var imageWidth = imageView.widthAnchor.constraint(
    equalToConstant: Self.imageWidth)

  override init(frame: CGRect) {
    super.init(frame: frame)
    spacing = 8
    for column in [imageView, texts, ending] { addArrangedSubview(column) }
    for stack in [texts, ending] {
      stack.axis = .vertical
      stack.spacing = 2
    }
    values.spacing = 4
    values.alignment = .center
    imageView.contentMode = .center
    levelView.contentMode = .scaleAspectFit
    // A hidden view of a stack has no size, which comes first.
    imageWidth.priority = UILayoutPriority(999)
    imageWidth.isActive = true
    for view in [badge, valueLabel, levelView] {
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
    }
    for label in [titleLabel, dateLabel, detailLabel, valueLabel] {
      label.adjustsFontForContentSizeCategory = true
    }
  }

  required init(coder: NSCoder) { fatalError("Rows aren't in storyboards") }

  func show(_ content: StatusContent, _ context: RowContext) {
    let (look, traits) = (context.look, context.traits)
    axis = context.isAccessibilitySize ? .vertical : .horizontal
    alignment = context.isAccessibilitySize ? .leading : .center
    ending.alignment = context.isAccessibilitySize ? .leading : .trailing
    show(content.title, in: titleLabel, look.titleFont, .headline, look.titleColor ?? .label)
    titleLabel.numberOfLines = look.titleLines ?? 0
    show(content.date, in: dateLabel, nil, .caption1, .secondaryLabel)
    show(
      content.detail, in: detailLabel, look.detailFont, .footnote,
      look.detailColor ?? .secondaryLabel)
    detailLabel.numberOfLines = look.detailLines ?? 0
    show(content.value, in: valueLabel, nil, .body, .label)
    show(content.image, in: imageView, look.imageSize, traits)
    let side = CGSize(width: Self.levelSide, height: Self.levelSide)
    show(content.level, in: levelView, side, traits)
    imageWidth.constant = (look.imageSize?.width ?? Self.imageWidth) * traits.textScale
    badge.show(content.badge, color: look.badgeColor)
    values.isHidden = content.value == nil && content.level == nil
    ending.isHidden = badge.isHidden && values.isHidden
  }

  private func show(
    _ text: String?, in label: UILabel, _ font: UIFont?, _ style: UIFont.TextStyle,
    _ color: UIColor
  ) {
    label.text = text
    label.isHidden = text == nil
    label.numberOfLines = 0
    label.font = font ?? .preferredFont(forTextStyle: style)
    label.textColor = color
  }

  private func show(
    _ image: RowImage?, in view: UIImageView, _ size: CGSize?, _ traits: UITraitCollection
  ) {
    view.image = image?.image(size: size, traits: traits)
    view.tintColor = image?.tintColor
    view.isHidden = image == nil
  }
}
