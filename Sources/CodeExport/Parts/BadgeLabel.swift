// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A short text in a filled capsule.
private final class BadgeLabel: UILabel {
  func show(_ text: String?, color: UIColor) {
    self.text = text
    isHidden = text == nil
    font = .preferredFont(forTextStyle: .footnote)
    adjustsFontForContentSizeCategory = true
    textAlignment = .center
    textColor = .white
    backgroundColor = color
    clipsToBounds = true
  }

  override var intrinsicContentSize: CGSize {
    let text = super.intrinsicContentSize
    let height = max(Metrics.badgeHeight, text.height)
    return CGSize(width: max(height, text.width + 2 * Metrics.badgePadding), height: height)
  }
  #if alone

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    intrinsicContentSize
  }
  #endif

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
