// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// One label as large as its card, at a place of its own: its centre is that of the card, moved.
struct LabelContent: ViewContent, Equatable {
  var title: String
  /// Points from the cell's top leading corner.
  var origin: CGPoint

  init(_ title: String.LocalizationValue, origin: CGPoint) {
    self.init(verbatim: String(localized: title), origin: origin)
  }

  init(verbatim title: String, origin: CGPoint) {
    self.title = title
    self.origin = origin
  }

  var label: String { title }

  func makeView() -> UILabel { UILabel() }

  func show(in view: UILabel, _ context: RowContext) {
    let look = context.look
    view.show(title, look.titleFont, .body, look.titleColor ?? .label, lines: look.titleLines)
    view.textAlignment = look.titleAlignment == .center ? .center : .natural
  }

  /// The label ends outside the card by as much as it begins inside; at accessibility text sizes it ends
  /// inside, so that the card grows with the text.
  func margins(in context: RowContext) -> NSDirectionalEdgeInsets {
    let insets = context.insets
    if context.isAccessibilitySize {
      return NSDirectionalEdgeInsets(
        top: origin.y, leading: origin.x, bottom: insets.bottom + max(origin.y - insets.top, 0),
        trailing: insets.trailing + max(origin.x - insets.leading, 0))
    }
    return NSDirectionalEdgeInsets(
      top: origin.y, leading: origin.x, bottom: insets.top + insets.bottom - origin.y,
      trailing: insets.leading + insets.trailing - origin.x)
  }
}
