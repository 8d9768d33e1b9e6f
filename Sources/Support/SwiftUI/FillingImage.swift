// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// The image that covers a row from its leading edge, top to bottom. It is as high as the row makes it.
struct FillingImage: View {
  let image: ShapedImage

  var body: some View {
    GeometryReader { proxy in
      content(side: min(proxy.size.width, proxy.size.height))
        .frame(width: proxy.size.width, height: proxy.size.height)
        .background(image.backdrop)
        .clipped()
    }
    .frame(width: image.fillingWidth)
    .accessibilityHidden(true)
  }

  @ViewBuilder private func content(side: CGFloat) -> some View {
    switch image.source {
    case .asset(let name):
      Image(name)
        .renderingMode(image.color == nil ? .original : .template)
        .resizable()
        .aspectRatio(contentMode: .fill)
        .foregroundStyle(image.color ?? .primary)
    case .letters, .symbol: ShapedImageView(image: image, filledSide: side)
    }
  }
}
