// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A symbol on a rounded tile, as in Settings, drawn for the current text size and appearance.
@MainActor
enum SymbolTile {
  /// Points at the default text size. Corners and symbols scale with the tile.
  static let size = CGSize(width: 29, height: 29)
  private static let cornerRadius: CGFloat = 6.5
  private static let symbolSide: CGFloat = 21

  static func image(
    _ symbol: String, color: UIColor, on tile: UIColor, size: CGSize, traits: UITraitCollection
  ) -> UIImage {
    let bounds = CGRect(origin: .zero, size: size)
    let scale = min(size.width, size.height) / Self.size.width
    let symbol = UIImage(systemName: symbol)?
      .withTintColor(color.resolvedColor(with: traits), renderingMode: .alwaysOriginal)
    let format = UIGraphicsImageRendererFormat(for: traits)
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
      tile.resolvedColor(with: traits).setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius * scale).fill()
      guard let symbol else { return }
      let part = symbolSide * scale / max(symbol.size.width, symbol.size.height, 1)
      let glyph = symbol.size.scaled(by: part)
      let origin = CGPoint(x: bounds.midX - glyph.width / 2, y: bounds.midY - glyph.height / 2)
      symbol.draw(in: CGRect(origin: origin, size: glyph))
    }
  }
}
