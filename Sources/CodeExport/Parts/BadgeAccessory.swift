// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A badge with a chevron of its own: a cell has either an accessory type or an accessory view.
private final class BadgeAccessory: UIStackView {
  private let badge = BadgeLabel()
  private let chevron = UIImageView(image: .chevron)

  override init(frame: CGRect) {
    super.init(frame: frame)
    alignment = .center
    spacing = Metrics.badgeSpacing
    chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    chevron.tintColor = .tertiaryLabel
    addArrangedSubview(badge)
    addArrangedSubview(chevron)
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ text: String, color: UIColor, hasChevron: Bool) {
    badge.show(text, color: color)
    chevron.isHidden = !hasChevron
    frame.size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
