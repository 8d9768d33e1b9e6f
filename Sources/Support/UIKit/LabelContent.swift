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
    view.text = title
    view.font = context.look.titleFont ?? .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    view.textColor = context.look.titleColor ?? .label
    view.textAlignment = context.look.titleAlignment == .center ? .center : .natural
    view.numberOfLines = context.look.titleLines ?? 0
  }

  /// The label ends outside the card by as much as it begins inside.
  func margins(in context: RowContext) -> NSDirectionalEdgeInsets {
    let (x, y) = (origin.x - context.insets.leading, origin.y - context.insets.top)
    return NSDirectionalEdgeInsets(top: y, leading: x, bottom: -y, trailing: -x)
  }
}
