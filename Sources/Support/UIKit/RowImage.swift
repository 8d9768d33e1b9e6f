// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The image at a row's leading side. It grows with the row's texts, and VoiceOver ignores it.
enum RowImage: Equatable {
  /// A symbol in a colour; nil: the tint colour.
  case symbol(String, UIColor? = nil)
  /// A symbol on a rounded tile, as in Settings.
  case tile(String, UIColor, color: UIColor = .white)

  /// The colour of a symbol that isn't on a tile.
  var tintColor: UIColor? {
    if case .symbol(_, let color) = self { color } else { nil }
  }

  /// The image for a size at the default text size; nil: the symbol's own, or that of a tile.
  @MainActor func image(size: CGSize?, traits: UITraitCollection) -> UIImage? {
    switch self {
    case .symbol(let name, _):
      guard let size = layoutSize(size, traits: traits) else { return UIImage(systemName: name) }
      let configuration = UIImage.SymbolConfiguration(pointSize: min(size.width, size.height))
      return UIImage(systemName: name, withConfiguration: configuration)
    case .tile(let name, let tile, let color):
      let size = layoutSize(size ?? SymbolTile.size, traits: traits) ?? SymbolTile.size
      return SymbolTile.image(name, color: color, on: tile, size: size, traits: traits)
    }
  }

  /// A size at the current text size.
  func layoutSize(_ size: CGSize?, traits: UITraitCollection) -> CGSize? {
    size.map {
      let metrics = UIFontMetrics(forTextStyle: .body)
      return CGSize(
        width: metrics.scaledValue(for: $0.width, compatibleWith: traits),
        height: metrics.scaledValue(for: $0.height, compatibleWith: traits))
    }
  }
}
