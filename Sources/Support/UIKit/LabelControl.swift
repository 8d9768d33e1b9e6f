// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A text at a row's side, or in a stack.
struct LabelControl: RowControl, Equatable {
  var text: String
  var style = UIFont.TextStyle.body
  var color: UIColor
  /// 0: any number of lines.
  var lines = 0
  var alignment = TextSide.leading
  /// The parts with attributes.
  var parts: [TextPart] = []
  var label: String? { text }

  func makeView() -> UILabel { UILabel() }

  func show(in view: UILabel) {
    view.show(text, nil, style, color, lines: lines)
    view.textAlignment = alignment.alignment(in: view)
    if let text = parts.attributed(text, view.font, color) { view.attributedText = text }
  }
}

/// An image at a row's side.
struct ImageControl: RowControl, Equatable {
  var image: RowImage

  func makeView() -> UIImageView {
    let view = UIImageView()
    view.contentMode = .center
    return view
  }

  func show(in view: UIImageView) { view.show(image, size: nil, view.traitCollection) }
}

@MainActor extension RowBehavior {
  /// A text, as at the end of a row.
  static func label(_ text: String, color: UIColor = .secondaryLabel, parts: TextPart...) -> Self {
    .view(LabelControl(text: text, color: color, parts: parts))
  }

  /// An image at a row's side.
  static func image(_ image: RowImage) -> Self { .view(ImageControl(image: image)) }
}
