// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A text at a row's side.
struct LabelControl: RowControl, Equatable {
  var text: String
  var color: UIColor
  var label: String? { text }

  func makeView() -> UILabel { UILabel() }
  func show(in view: UILabel) { view.show(text, nil, .body, color) }
}

/// An image at a row's side.
struct ImageControl: RowControl, Equatable {
  var image: RowImage

  func makeView() -> UIImageView { UIImageView() }
  func show(in view: UIImageView) { view.show(image, size: nil, view.traitCollection) }
}

@MainActor extension RowBehavior {
  /// A text, as at the end of a row.
  static func label(_ text: String, color: UIColor = .secondaryLabel) -> Self {
    .view(LabelControl(text: text, color: color))
  }

  /// An image at a row's side.
  static func image(_ image: RowImage) -> Self { .view(ImageControl(image: image)) }
}
