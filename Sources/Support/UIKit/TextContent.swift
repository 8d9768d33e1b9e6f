// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A title with an optional second text and an image, laid out by UIKit.
struct TextContent: RowContent, Equatable {
  enum Arrangement { case title, subtitle, value }

  var title: String
  /// Below the title, or beside it; at accessibility text sizes, always below it.
  var detail: String?
  var arrangement = Arrangement.title
  var image: RowImage?

  var label: String { [title, detail].compactMap { $0 }.joined(separator: ", ") }

  func configuration(in context: RowContext) -> any UIContentConfiguration {
    var content: UIListContentConfiguration =
      switch arrangement {
      case .title: .cell()
      case .subtitle: .subtitleCell()
      case .value: .valueCell()
      }
    let look = context.look
    content.text = title
    content.textProperties.set(
      look.titleColor, look.titleFont, look.titleAlignment, lines: look.titleLines)
    content.secondaryText = detail
    content.secondaryTextProperties.set(
      look.detailColor, look.detailFont, look.detailAlignment, lines: look.detailLines)
    if context.isAccessibilitySize { content.prefersSideBySideTextAndSecondaryText = false }
    content.image = image?.image(size: look.imageSize, traits: context.traits)
    content.imageProperties.tintColor = image?.tintColor
    if image != nil, let size = look.imageSize?.scaled(by: context.traits.textScale) {
      content.imageProperties.reservedLayoutSize = size
      content.imageProperties.maximumSize = size
    }
    if context.isOnCard {
      content.axesPreservingSuperviewLayoutMargins = []
      content.directionalLayoutMargins = context.margins
    }
    return content
  }
}
