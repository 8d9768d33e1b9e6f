// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A symbol on a tile; both grow with the text.
private struct SymbolTile: View {
  #if sized
  private static let side: CGFloat = _side_
  private static let glyph: CGFloat = _glyph_
  #endif
  private static let cornerRadius: CGFloat = _radius_

  let symbol: String
  let tile: Color
  #if coloured
  var color = Color.white
  #endif
  #if sized
  var size = CGSize(width: Self.side, height: Self.side)
  @ScaledMetric(relativeTo: .body) private var scale: CGFloat = 1
  #else
  @ScaledMetric(relativeTo: .body) private var side: CGFloat = _side_
  @ScaledMetric(relativeTo: .body) private var glyph: CGFloat = _glyph_
  #endif

  var body: some View {
    #if sized
    let part = scale * min(size.width, size.height) / Self.side
    let shape = RoundedRectangle(cornerRadius: Self.cornerRadius * part, style: .continuous)
    #else
    let shape = RoundedRectangle(cornerRadius: Self.cornerRadius, style: .continuous)
    #endif
    Image(systemName: symbol)
      .resizable()
      .aspectRatio(contentMode: .fit)
      .foregroundStyle(_color_)
      .frame(width: _glyphSide_, height: _glyphSide_)
      .frame(width: _width_, height: _height_)
      .background(tile, in: shape)
      .accessibilityHidden(true)
  }
}
