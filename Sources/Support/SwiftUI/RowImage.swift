// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// The image of a row: a symbol, or a symbol on a tile.
struct RowImage: Hashable {
  let symbol: String
  /// The symbol's colour; `nil` is the tint colour.
  var color: Color?
  var tile: Color?
  /// An image with a shape of its own, in place of the symbol.
  var shaped: ShapedImage?

  static func symbol(_ name: String, _ color: Color? = nil) -> RowImage {
    RowImage(symbol: name, color: color)
  }

  static func tile(_ name: String, _ tile: Color, color: Color = .white) -> RowImage {
    RowImage(symbol: name, color: color, tile: tile)
  }

  static func shaped(_ image: ShapedImage) -> RowImage { RowImage(symbol: "", shaped: image) }

  /// The image, if it covers the row's leading edge.
  var filling: ShapedImage? { shaped?.fillingWidth == nil ? nil : shaped }

  /// Points at the default text size: 29 for tiles, as in Settings, and 24 for symbols.
  func size(_ look: RowLook) -> CGSize {
    let side: CGFloat = tile == nil ? 24 : 29
    return look.imageSize ?? CGSize(width: side, height: side)
  }
}
