// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A symbol on a rounded tile, as in Settings, for each appearance and contrast.
@MainActor
private enum SymbolTile {
  static let size = CGSize(width: Metrics.tileSide, height: Metrics.tileSide)
  private static var images: [[AnyHashable]: UIImage] = [:]

  /// Corners and symbol scale with the tile.
  static func image(
    _ symbol: String, color: UIColor, on tile: UIColor, size: CGSize
  ) -> UIImage {
    let key: [AnyHashable] = [symbol, color, tile, size.width, size.height]
    if let known = images[key] { return known }
    let asset = UIImageAsset()
    for style in [UIUserInterfaceStyle.light, .dark] {
      for contrast in [UIAccessibilityContrast.normal, .high] {
        #if mutations
        let traits = UITraitCollection {
          $0.userInterfaceStyle = style
          $0.accessibilityContrast = contrast
        }
        #else
        let traits = UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style),
          UITraitCollection(accessibilityContrast: contrast),
        ])
        #endif
        let glyph = UIImage(systemName: symbol)?
          .withTintColor(color.resolvedColor(with: traits), renderingMode: .alwaysOriginal)
        let image = draw(glyph, on: tile.resolvedColor(with: traits), size: size)
        asset.register(image, with: traits)
      }
    }
    let image = asset.image(with: .current)
    images[key] = image
    return image
  }

  private static func draw(_ glyph: UIImage?, on tile: UIColor, size: CGSize) -> UIImage {
    let bounds = CGRect(origin: .zero, size: size)
    let part = min(size.width, size.height) / Metrics.tileSide
    return UIGraphicsImageRenderer(bounds: bounds).image { _ in
      tile.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: Metrics.tileCornerRadius * part).fill()
      guard let glyph else { return }
      let scale = Metrics.tileSymbolSide * part / max(glyph.size.width, glyph.size.height, 1)
      let size = CGSize(width: glyph.size.width * scale, height: glyph.size.height * scale)
      let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
      glyph.draw(in: CGRect(origin: origin, size: size))
    }
  }
}
