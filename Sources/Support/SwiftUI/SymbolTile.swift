// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A row's image. It grows with the text.
struct SymbolTile: View {
  let image: RowImage
  @Environment(\.rowLook) private var look: RowLook
  @ScaledMetric(relativeTo: .body) private var scale: CGFloat = 1

  @ViewBuilder var body: some View {
    if let shaped = image.shaped { ShapedImageView(image: shaped) } else { tile }
  }

  private var tile: some View {
    let size = image.size(look)
    return
      symbol
      .frame(width: size.width * scale, height: size.height * scale)
      .background(image.tile ?? .clear, in: shape(size))
      .accessibilityHidden(true)
  }

  @ViewBuilder private var symbol: some View {
    let part: CGFloat = image.tile == nil ? 1 : 21 / 29
    let size = image.size(look)
    let glyph = Image(systemName: image.symbol)
      .resizable()
      .aspectRatio(contentMode: .fit)
      .frame(width: size.width * scale * part, height: size.height * scale * part)
    if let color = image.color {
      glyph.foregroundStyle(color)
    } else {
      glyph.foregroundStyle(.tint)
    }
  }

  /// The corners of an app's icon: 22.37 % of the side.
  private func shape(_ size: CGSize) -> RoundedRectangle {
    RoundedRectangle(
      cornerRadius: min(size.width, size.height) * scale * 0.2237, style: .continuous)
  }
}
