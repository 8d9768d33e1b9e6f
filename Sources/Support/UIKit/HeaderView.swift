// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The look of headers or footers. A value that is nil is the table's, then UIKit's own.
struct HeaderLook: Equatable {
  typealias TextProperties = UIListContentConfiguration.TextProperties

  var color: UIColor?
  var font: UIFont?
  var alignment: TextProperties.TextAlignment?
  var transform: TextProperties.TextTransform?
  /// Whether the title is larger, as `prominentInsetGroupedHeader` has it.
  var isProminent: Bool?
  /// Points from the table's sides to the text.
  var leading: CGFloat?
  var trailing: CGFloat?

  /// This look, completed by an outer one.
  func over(_ outer: HeaderLook) -> HeaderLook {
    HeaderLook(
      color: color ?? outer.color, font: font ?? outer.font,
      alignment: alignment ?? outer.alignment, transform: transform ?? outer.transform,
      isProminent: isProminent ?? outer.isProminent, leading: leading ?? outer.leading,
      trailing: trailing ?? outer.trailing)
  }
}

/// A section's header or footer.
struct SectionText: Equatable {
  var text: String?
  /// The parts with attributes.
  var parts: [TextPart] = []
  var look = HeaderLook()
  /// The image before the text.
  var image: RowImage?
  /// The controls at the trailing side.
  var controls: [ShownControl] = []
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
  private var controls: RowAccessories?
  /// Points: the height of the controls with the space around the text.
  private var controlsHeight: CGFloat = 0

  /// UIKit's default configuration knows the table's style and whether this is a header.
  override func updateConfiguration(using state: UIViewConfigurationState) {
    super.updateConfiguration(using: state)
    let look = header.look
    let usual =
      look.isProminent == true
      ? UIListContentConfiguration.prominentInsetGroupedHeader() : defaultContentConfiguration()
    var content = usual.updated(for: state)
    content.text = header.text
    content.image = header.image?.image(size: nil, traits: state.traitCollection)
    content.imageProperties.tintColor = header.image?.tintColor
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
    showControls(in: &content)
    contentConfiguration = content
    contentView.accessibilityElementsHidden = hasLinks
    links?.isHidden = !hasLinks
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard links != nil || controls != nil, let list = contentView as? UIListContentView else {
      return
    }
    list.layoutIfNeeded()
    guard let guide = list.textLayoutGuide else { return }
    let text = list.convert(guide.layoutFrame, to: self)
    links?.frame = text
    guard let controls else { return }
    let size = controls.frame.size
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = header.look.trailing ?? layoutMargins.right
    controls.frame.origin.x = isMirrored ? side : bounds.width - side - size.width
    controls.frame.origin.y = text.midY - size.height / 2
  }

  /// The text ends before the controls.
  private func showControls(in content: inout UIListContentConfiguration) {
    controlsHeight = 0
    controls?.isHidden = header.controls.isEmpty
    guard !header.controls.isEmpty else { return }
    let view = controls ?? RowAccessories(frame: .zero)
    controls = view
    addSubview(view)
    view.spacing = 16
    view.show(header.controls, label: header.text ?? "", hasField: false)
    let margins = content.directionalLayoutMargins
    let side = header.look.trailing ?? max(margins.trailing, layoutMargins.right)
    content.directionalLayoutMargins.trailing = side + view.frame.width + view.spacing
    controlsHeight = margins.top + view.frame.height + margins.bottom
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
    size.height = max(size.height, header.height ?? 0, controlsHeight)
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
