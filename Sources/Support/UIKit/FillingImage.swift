// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The image that covers a row from its leading edge, top to bottom. It has no part in the row's height.
final class FillingImage: UIImageView {
  /// Points between the image and the content after it.
  static let spacing: CGFloat = 15

  private var shaped: ShapedImage?

  func show(_ shaped: ShapedImage?) {
    self.shaped = shaped
    isHidden = shaped == nil
    backgroundColor = shaped?.tile
    clipsToBounds = true
    setNeedsLayout()
  }

  /// A picture or a tile covers all of the view; a symbol or letters are in the middle.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let shaped else { return }
    let isPicture = if case .asset = shaped.source { true } else { false }
    contentMode = isPicture ? .scaleAspectFill : .center
    image = shaped.image(
      size: isPicture ? nil : bounds.size.scaled(by: 1 / traitCollection.textScale),
      traits: traitCollection)
  }
}

extension RowContent {
  /// Its image, if that covers the row's leading edge.
  var fillingImage: ShapedImage? {
    guard let text = self as? TextContent, case .shaped(let image)? = text.image else { return nil }
    return image.fillingWidth == nil ? nil : image
  }
}
