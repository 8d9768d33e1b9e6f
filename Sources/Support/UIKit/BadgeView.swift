// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A short text in a filled capsule that grows with the text size.
final class BadgeView: UILabel {
  /// Points, as the capsules in Settings have.
  private static let minimumHeight: CGFloat = 20
  private static let padding: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .preferredFont(forTextStyle: .footnote)
    adjustsFontForContentSizeCategory = true
    textAlignment = .center
    textColor = .white
    clipsToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize {
    let text = super.intrinsicContentSize
    let height = max(Self.minimumHeight, text.height)
    return CGSize(width: max(height, text.width + 2 * Self.padding), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
