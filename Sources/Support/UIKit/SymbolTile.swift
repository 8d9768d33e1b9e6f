// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Draws symbols on rounded tiles, as in Settings.
@MainActor
enum SymbolTile {
  /// Points at the default text size. Corners and symbols scale with the tile.
  static let size = CGSize(width: 29, height: 29)
  private static let cornerRadius: CGFloat = 6.5
  private static let symbolSide: CGFloat = 19

  static func image(
    _ symbol: String, color: UIColor, on tile: UIColor, size: CGSize, traits: UITraitCollection
  ) -> UIImage {
    let bounds = CGRect(origin: .zero, size: size)
    let scale = min(size.width, size.height) / Self.size.width
    let format = UIGraphicsImageRendererFormat(for: traits)
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
      tile.resolvedColor(with: traits).setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius * scale).fill()
      let color = color.resolvedColor(with: traits)
      guard let symbol = UIImage(systemName: symbol)?.withTintColor(color, renderingMode: .alwaysOriginal)
      else { return }
      let part = symbolSide * scale / max(symbol.size.width, symbol.size.height, 1)
      let glyph = symbol.size.scaled(by: part)
      symbol.draw(
        in: CGRect(
          origin: CGPoint(x: bounds.midX - glyph.width / 2, y: bounds.midY - glyph.height / 2),
          size: glyph))
    }
  }
}
