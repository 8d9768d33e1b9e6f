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

  /// The parts without colours and links.
  var letters: [TextPart] {
    parts.map { TextPart($0.text, isBold: $0.isBold, isItalic: $0.isItalic) }
  }
}

/// Shows a header or footer with any number of lines. If it has links, a text view is in place of its label,
/// because a label opens none.
final class HeaderView: UITableViewHeaderFooterView {
  var header = SectionText() { didSet { setNeedsUpdateConfiguration() } }
  private var links: UITextView?

  /// UIKit's default configuration knows the table's style and whether this is a header.
  override func updateConfiguration(using state: UIViewConfigurationState) {
    super.updateConfiguration(using: state)
    let look = header.look
    var content = defaultContentConfiguration().updated(for: state)
    content.text = header.text
    content.textProperties.set(look.color, look.font, look.alignment, lines: 0)
    if let transform = look.transform { content.textProperties.transform = transform }
    let text = content.textProperties.attributed(header.text, header.parts)
    if let text { content.attributedText = text }
    let hasLinks = header.parts.contains { $0.link != nil }
    if hasLinks {
      let view = links ?? makeLinks()
      view.attributedText = text
      view.textAlignment = look.alignment == .center ? .center : .natural
      addSubview(view)
      links = view
      // The label has the place and the size of the text.
      content.textProperties.color = .clear
      content.attributedText = content.textProperties.attributed(header.text, header.letters)
    }
    if look.leading != nil || look.trailing != nil {
      let side = layoutMargins.left - safeAreaInsets.left
      content.axesPreservingSuperviewLayoutMargins = []
      content.directionalLayoutMargins.leading = look.leading ?? side
      content.directionalLayoutMargins.trailing = look.trailing ?? side
    }
    contentConfiguration = content
    contentView.accessibilityElementsHidden = hasLinks
    links?.isHidden = !hasLinks
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let links, let list = contentView as? UIListContentView else { return }
    list.layoutIfNeeded()
    if let guide = list.textLayoutGuide { links.frame = list.convert(guide.layoutFrame, to: self) }
  }

  private func makeLinks() -> UITextView {
    let view = UITextView(frame: .zero, textContainer: nil)
    view.isEditable = false
    view.isScrollEnabled = false
    view.backgroundColor = nil
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    // The parts have their colours.
    view.linkTextAttributes = [:]
    return view
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
