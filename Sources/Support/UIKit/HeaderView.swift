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
      color: color ?? outer.color, font: font ?? outer.font,
      alignment: alignment ?? outer.alignment, transform: transform ?? outer.transform,
      leading: leading ?? outer.leading, trailing: trailing ?? outer.trailing)
  }
}

/// A section's header or footer.
struct SectionText: Equatable {
  var text: String?
  /// The parts with attributes.
  var parts: [TextPart] = []
  var look = HeaderLook()
  /// Points; nil: the table view's own height.
  var height: CGFloat?
}

/// Shows a header or footer with any number of lines.
final class HeaderView: UITableViewHeaderFooterView {
  var header = SectionText() { didSet { setNeedsUpdateConfiguration() } }

  /// UIKit's default configuration knows the table's style and whether this is a header.
  override func updateConfiguration(using state: UIViewConfigurationState) {
    super.updateConfiguration(using: state)
    let look = header.look
    var content = defaultContentConfiguration().updated(for: state)
    content.text = header.text
    content.textProperties.set(look.color, look.font, look.alignment, lines: 0)
    if let transform = look.transform { content.textProperties.transform = transform }
    if let text = content.textProperties.attributed(header.text, header.parts) {
      content.attributedText = text
    }
    if look.leading != nil || look.trailing != nil {
      let side = layoutMargins.left - safeAreaInsets.left
      content.axesPreservingSuperviewLayoutMargins = []
      content.directionalLayoutMargins.leading = look.leading ?? side
      content.directionalLayoutMargins.trailing = look.trailing ?? side
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

extension UIListContentConfiguration.TextProperties {
  /// Sets what isn't nil; 0 or nil is any number of lines.
  mutating func set(_ color: UIColor?, _ font: UIFont?, _ alignment: TextAlignment?, lines: Int?) {
    if let color { self.color = color }
    if let font { self.font = font }
    if let alignment { self.alignment = alignment }
    numberOfLines = lines ?? 0
  }
}
