// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Draws symbols on rounded tiles, as in Settings.
@MainActor
enum SymbolTile {
  /// Points at the default text size, as in Settings. Corners and symbols scale with the tile.
  static let size = CGSize(width: 29, height: 29)
  private static let cornerRadius: CGFloat = 6.5
  private static let symbolSide: CGFloat = 19

  static func image(
    _ symbol: String, color: UIColor, on tile: UIColor, size: CGSize, traits: UITraitCollection
  ) -> UIImage {
    let bounds = CGRect(origin: .zero, size: size)
    let scale = min(size.width, size.height) / Self.size.width
    let glyph = UIImage(systemName: symbol)?
      .withTintColor(color.resolvedColor(with: traits), renderingMode: .alwaysOriginal)
    let format = UIGraphicsImageRendererFormat(for: traits)
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
      tile.resolvedColor(with: traits).setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius * scale).fill()
      guard let glyph else { return }
      let part = symbolSide * scale / max(glyph.size.width, glyph.size.height, 1)
      let (width, height) = (glyph.size.width * part, glyph.size.height * part)
      glyph.draw(
        in: CGRect(
          x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height))
    }
  }
}
