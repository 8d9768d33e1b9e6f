// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A short text in a filled capsule, which grows with the text size.
final class BadgeView: UILabel {
  /// Points.
  private static let minimumHeight: CGFloat = 20
  private static let padding: CGFloat = 6

  /// Shows a text on a colour; by default red, as in Settings.
  func show(_ text: String?, color: UIColor?) {
    self.text = text
    isHidden = text == nil
    font = .preferredFont(forTextStyle: .footnote)
    adjustsFontForContentSizeCategory = true
    textAlignment = .center
    textColor = .white
    backgroundColor = color ?? .systemRed
    clipsToBounds = true
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
