// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A title with an optional second text and an image, laid out by UIKit.
struct TextContent: RowContent, Equatable {
  enum Arrangement { case title, subtitle, value }

  /// Points above and below two lines of text or an image.
  private static let margin: CGFloat = 6

  var title: String
  /// Below the title, or beside it; at accessibility text sizes, always below it.
  var detail: String?
  /// The parts with attributes.
  var titleParts: [TextPart] = []
  var detailParts: [TextPart] = []
  var arrangement = Arrangement.title
  var image: RowImage?

  var label: String { [title, detail].compactMap { $0 }.joined(separator: ", ") }

  func configuration(in context: RowContext) -> any UIContentConfiguration {
    let look = context.look
    let style = look.contentStyle?.configuration
    let lines = look.contentStyle?.lines
    var content = style ?? usual
    content.text = title
    content.textProperties.set(
      look.titleColor, look.titleFont, look.titleAlignment, lines: look.titleLines ?? lines)
    if let title = content.textProperties.attributed(title, titleParts) {
      content.attributedText = title
    }
    content.secondaryText = detail
    content.secondaryTextProperties.set(
      look.detailColor, look.detailFont, look.detailAlignment, lines: look.detailLines ?? lines)
    if let detail = content.secondaryTextProperties.attributed(detail, detailParts) {
      content.secondaryAttributedText = detail
    }
    if context.isAccessibilitySize { content.prefersSideBySideTextAndSecondaryText = false }
    // The cell itself shows an image that covers it.
    let image = fillingImage == nil ? image : nil
    let imageSize = image?.size ?? look.imageSize
    content.image = image?.image(size: imageSize, traits: context.traits)
    content.imageProperties.tintColor = image?.tintColor
    if image != nil, let size = imageSize?.scaled(by: context.traits.textScale) {
      content.imageProperties.reservedLayoutSize = size
      content.imageProperties.maximumSize = size
    }
    let insets = look.contentInsets
    let isMoved =
      context.hasLeading || fillingImage != nil || insets != ContentInsets() || look.indentation > 0
    if !context.isOnCard, isMoved {
      content.axesPreservingSuperviewLayoutMargins = []
      content.directionalLayoutMargins.leading = context.margins.leading
      content.directionalLayoutMargins.trailing = context.margins.trailing
      if let top = insets.top { content.directionalLayoutMargins.top = top }
      if let bottom = insets.bottom { content.directionalLayoutMargins.bottom = bottom }
    }
    if context.isOnCard, style != nil {
      // Headers, footers and sidebars have their own space above and below.
      content.axesPreservingSuperviewLayoutMargins = []
      let own = content.directionalLayoutMargins
      content.directionalLayoutMargins = context.margins
      if insets.top == nil { content.directionalLayoutMargins.top = context.insets.top + own.top }
      if insets.bottom == nil {
        content.directionalLayoutMargins.bottom = context.insets.bottom + own.bottom
      }
    } else if context.isOnCard {
      content.axesPreservingSuperviewLayoutMargins = []
      content.directionalLayoutMargins = context.margins
      content.textToSecondaryTextVerticalPadding = 0
      // A subtitle or an image leaves less room, as in UIKit's own cells of 44 points.
      if image != nil || arrangement == .subtitle {
        let (top, bottom) = (context.insets.top + Self.margin, context.insets.bottom + Self.margin)
        let margins = context.margins
        if insets.top == nil { content.directionalLayoutMargins.top = min(margins.top, top) }
        if insets.bottom == nil {
          content.directionalLayoutMargins.bottom = min(margins.bottom, bottom)
        }
      }
    }
    return content
  }

  @MainActor private var usual: UIListContentConfiguration {
    switch arrangement {
    case .title: .cell()
    case .subtitle: .subtitleCell()
    case .value: .valueCell()
    }
  }
}
