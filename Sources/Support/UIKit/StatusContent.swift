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

  func show(in view: StatusView, _ context: RowContext) {
    let (look, traits) = (context.look, context.traits)
    view.arrange(isTall: context.isAccessibilitySize)
    view.titleLabel.show(
      title, look.titleFont, .headline, look.titleColor ?? .label, lines: look.titleLines)
    view.dateLabel.show(date, nil, .caption1, .secondaryLabel)
    view.detailLabel.show(
      detail, look.detailFont, .footnote, look.detailColor ?? .secondaryLabel,
      lines: look.detailLines)
    view.valueLabel.show(value, nil, .body, .label)
    view.badge.show(badge, color: look.badgeColor)
    view.imageView.show(image, size: look.imageSize, traits)
    view.imageWidth.constant = (look.imageSize?.width ?? 32) * traits.textScale
    view.levelView.show(level, size: CGSize(width: 18, height: 18), traits)
    for side in view.levelSides { side.constant = 18 * traits.textScale }
    view.values.isHidden = value == nil && level == nil
    view.ending.isHidden = badge == nil && view.values.isHidden
  }
}

/// Columns for the image, the texts and the value; at accessibility text sizes they are below each other.
final class StatusView: UIStackView {
  let imageView = UIImageView()
  let titleLabel = UILabel()
  let dateLabel = UILabel()
  let detailLabel = UILabel()
  let badge = BadgeView()
  let valueLabel = UILabel()
  let levelView = UIImageView()
  lazy var values = UIStackView(arrangedSubviews: [valueLabel, levelView])
  lazy var ending = UIStackView(arrangedSubviews: [badge, values])
  private lazy var texts = UIStackView(arrangedSubviews: [titleLabel, dateLabel, detailLabel])
  lazy var imageWidth = imageView.widthAnchor.constraint(equalToConstant: 0)
  lazy var levelSides = [levelView.widthAnchor, levelView.heightAnchor].map {
    $0.constraint(equalToConstant: 0)
  }

  func arrange(isTall: Bool) {
    if arrangedSubviews.isEmpty { addColumns() }
    axis = isTall ? .vertical : .horizontal
    alignment = isTall ? .leading : .center
    ending.alignment = isTall ? .leading : .trailing
  }

  private func addColumns() {
    spacing = 8
    for column in [imageView, texts, ending] { addArrangedSubview(column) }
    for column in [texts, ending] {
      column.axis = .vertical
      column.spacing = 2
    }
    values.spacing = 4
    values.alignment = .center
    imageView.contentMode = .center
    levelView.contentMode = .scaleAspectFit
    for constraint in levelSides + [imageWidth] {
      // A stack view gives hidden views no size.
      constraint.priority = UILayoutPriority(999)
      constraint.isActive = true
    }
    for view in [badge, valueLabel, levelView] { view.keepsWidth() }
  }
}
