// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A text at a row's side.
struct LabelControl: RowControl {
  var text: String
  var label: String? { text }

  func makeView() -> UILabel { UILabel() }
  func show(in view: UILabel) { view.show(text, nil, .body, .secondaryLabel) }
}

/// An image at a row's side.
struct ImageControl: RowControl {
  var image: RowImage

  func makeView() -> UIImageView { UIImageView() }
  func show(in view: UIImageView) { view.show(image, size: nil, view.traitCollection) }
}

extension RowBehavior {
  /// A text, as at the end of a row.
  static func label(_ text: String) -> Self { .view(LabelControl(text: text)) }

  /// An image at a row's side.
  static func image(_ image: RowImage) -> Self { .view(ImageControl(image: image)) }
}
