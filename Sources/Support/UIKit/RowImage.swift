// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The image at a row's leading side. It grows with the row's texts, and VoiceOver ignores it.
enum RowImage: Equatable {
  /// A symbol in a colour; nil: the tint colour.
  case symbol(String, UIColor? = nil)
  /// A symbol on a rounded tile, as in Settings.
  case tile(String, UIColor, color: UIColor = .white)
  case shaped(ShapedImage)

  /// The colour of a symbol that isn't on a tile.
  var tintColor: UIColor? {
    switch self {
    case .symbol(_, let color): color
    case .tile: nil
    case .shaped(let image): image.color
    }
  }

  /// The size that replaces the row's, in points at the default text size.
  var size: CGSize? { if case .shaped(let image) = self { image.size } else { nil } }

  /// The image for a size in points at the default text size; nil: the symbol's own, or a tile's.
  @MainActor func image(size: CGSize?, traits: UITraitCollection) -> UIImage? {
    switch self {
    case .symbol(let name, _):
      let side = size.map { min($0.width, $0.height) * traits.textScale }
      let configuration = side.map { UIImage.SymbolConfiguration(pointSize: $0) }
      return UIImage(systemName: name, withConfiguration: configuration)
    case .tile(let name, let tile, let color):
      let size = (size ?? SymbolTile.size).scaled(by: traits.textScale)
      return SymbolTile.image(name, color: color, on: tile, size: size, traits: traits)
    case .shaped(let image): return image.image(size: image.size ?? size, traits: traits)
    }
  }
}

extension UITraitCollection {
  /// The factor by which texts are larger than at the default text size.
  var textScale: CGFloat {
    UIFontMetrics(forTextStyle: .body).scaledValue(for: 100, compatibleWith: self) / 100
  }
}

extension UIImageView {
  func show(_ image: RowImage?, size: CGSize?, _ traits: UITraitCollection) {
    self.image = image?.image(size: size, traits: traits)
    tintColor = image?.tintColor
    isHidden = image == nil
  }
}

extension CGSize {
  func scaled(by scale: CGFloat) -> CGSize { CGSize(width: width * scale, height: height * scale) }
}
