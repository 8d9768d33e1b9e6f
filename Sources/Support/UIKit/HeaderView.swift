// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A header or footer with a text of any number of lines.
final class HeaderView: UITableViewHeaderFooterView {
  static let reuseIdentifier = "HeaderView"

  private var header = SectionText()

  func show(_ header: SectionText) {
    self.header = header
    setNeedsUpdateConfiguration()
  }

  /// UIKit's default configuration knows the table's style and whether this is a header.
  override func updateConfiguration(using state: UIViewConfigurationState) {
    super.updateConfiguration(using: state)
    let look = header.look
    var content = defaultContentConfiguration().updated(for: state)
    content.text = header.text
    content.textProperties.numberOfLines = 0
    if let color = look.color { content.textProperties.color = color }
    if let font = look.font { content.textProperties.font = font }
    if let alignment = look.alignment { content.textProperties.alignment = alignment }
    if let transform = look.transform { content.textProperties.transform = transform }
    if look.leading != nil || look.trailing != nil {
      content.axesPreservingSuperviewLayoutMargins = []
      let margins = contentView.directionalLayoutMargins
      content.directionalLayoutMargins.leading = look.leading ?? margins.leading
      content.directionalLayoutMargins.trailing = look.trailing ?? margins.trailing
    }
    contentConfiguration = content
  }

  override func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    size.height = max(size.height, header.height ?? 0)
    return size
  }
}
