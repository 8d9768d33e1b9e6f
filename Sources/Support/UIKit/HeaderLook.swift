// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The look of headers or footers. A value that is nil is the table's, then UIKit's own.
struct HeaderLook: Equatable {
  typealias TextProperties = UIListContentConfiguration.TextProperties

  var color: UIColor?
  var font: UIFont?
  var alignment: TextProperties.TextAlignment?
  var transform: TextProperties.TextTransform?
  /// Points from the table's sides to the text.
  var leading: CGFloat?
  var trailing: CGFloat?

  /// This look, completed by an outer one.
  func over(_ outer: HeaderLook) -> HeaderLook {
    HeaderLook(
      color: color ?? outer.color, font: font ?? outer.font, alignment: alignment ?? outer.alignment,
      transform: transform ?? outer.transform, leading: leading ?? outer.leading,
      trailing: trailing ?? outer.trailing)
  }
}

/// A header or footer with a text of any number of lines.
final class HeaderView: UITableViewHeaderFooterView {
  static let reuseIdentifier = "HeaderView"

  private var text: String?
  private var look = HeaderLook()
  private var minimumHeight: CGFloat = 0

  /// Shows a text. The height is the minimum if the view sizes itself.
  func show(_ text: String?, _ look: HeaderLook, minimumHeight: CGFloat) {
    self.text = text
    self.look = look
    self.minimumHeight = minimumHeight
    setNeedsUpdateConfiguration()
  }

  override func updateConfiguration(using state: UIViewConfigurationState) {
    super.updateConfiguration(using: state)
    var content = defaultContentConfiguration().updated(for: state)
    content.text = text
    content.textProperties.numberOfLines = 0
    if let color = look.color { content.textProperties.color = color }
    if let font = look.font { content.textProperties.font = font }
    if let alignment = look.alignment { content.textProperties.alignment = alignment }
    if let transform = look.transform { content.textProperties.transform = transform }
    if look.leading != nil || look.trailing != nil {
      content.axesPreservingSuperviewLayoutMargins = []
      content.directionalLayoutMargins.leading = look.leading ?? directionalLayoutMargins.leading
      content.directionalLayoutMargins.trailing = look.trailing ?? directionalLayoutMargins.trailing
    }
    contentConfiguration = content
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    size.height = max(size.height, minimumHeight)
    return size
  }
}
