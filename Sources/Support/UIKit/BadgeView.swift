// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A short text in a filled capsule, which grows with the text size.
final class BadgeView: UILabel {
  /// Points.
  private static let minimumHeight: CGFloat = 20
  private static let padding: CGFloat = 6

  /// Shows a text on a colour; by default red, as in Settings.
  func show(_ text: String?, color: UIColor?) {
    show(text, nil, .footnote, .white, lines: 1)
    textAlignment = .center
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

extension UIView {
  /// Texts beside the view wrap before it gets narrower. A stack view gives hidden views no width.
  func keepsWidth() {
    // The margins of a row's content come first, so that a column is as wide as the row.
    setContentHuggingPriority(UILayoutPriority(998), for: .horizontal)
    setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
  }
}

extension UILabel {
  /// Shows a text that follows the text size, or hides the label. 0 or nil is any number of lines.
  func show(
    _ text: String?, _ font: UIFont?, _ style: UIFont.TextStyle, _ color: UIColor,
    lines: Int? = nil
  ) {
    self.text = text
    isHidden = text == nil
    self.font = font ?? .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = lines ?? 0
  }
}
