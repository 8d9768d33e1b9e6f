// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// An image with a shape of its own: a picture of the app's assets, the initials of a person, or a
/// symbol in a weight or in several colours.
struct ShapedImage: Hashable {
  enum Source: Hashable {
    case symbol(String)
    /// The name of a picture in the app's assets.
    case asset(String)
    case letters(String)
  }

  /// The colours of a symbol's layers.
  enum Layers: Hashable {
    case monochrome, hierarchical
    /// The colours of the second layer and of the third one.
    case palette(Color? = nil, Color? = nil)
  }

  let source: Source
  /// The colour of a symbol or of letters; it replaces the colours of a picture.
  var color: Color?
  /// `nil` for none; behind letters, the gradient of Contacts.
  var tile: Color?
  /// Points at the default text size; `nil` is the row's, or the picture's own.
  var size: CGSize?
  /// Points at the default text size. A picture fills its shape if the corners are round.
  var cornerRadius: CGFloat = 0
  var isCircle = false
  var weight = Font.Weight.regular
  var scale = Image.Scale.medium
  var layers = Layers.monochrome
  /// Points: the width of an image that covers its row from the leading edge, top to bottom; `nil`: it is as
  /// large as `size`, beside the texts.
  var fillingWidth: CGFloat?

  /// The surface under the image.
  var backdrop: AnyShapeStyle {
    guard tile == nil, case .letters = source else { return AnyShapeStyle(tile ?? Color.clear) }
    let top = Color(red: 161 / 255, green: 166 / 255, blue: 180 / 255)
    let bottom = Color(red: 125 / 255, green: 131 / 255, blue: 141 / 255)
    return AnyShapeStyle(
      LinearGradient(colors: [top, bottom], startPoint: .top, endPoint: .bottom))
  }

  func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// The view of a shaped image. It grows with the text.
struct ShapedImageView: View {
  let image: ShapedImage
  /// Points: the side of an image in a row that it covers, whatever the text size.
  var filledSide: CGFloat?
  @Environment(\.rowLook) private var look: RowLook
  @ScaledMetric(relativeTo: .body) private var scale: CGFloat = 1

  private var textScale: CGFloat { filledSide == nil ? scale : 1 }

  var body: some View {
    content
      .frame(width: size.map { $0.width * textScale }, height: size.map { $0.height * textScale })
      .background(filledSide == nil ? image.backdrop : AnyShapeStyle(Color.clear))
      .clipShape(
        RoundedRectangle(cornerRadius: corner, style: image.isCircle ? .circular : .continuous)
      )
      .accessibilityHidden(true)
  }

  /// Points at the default text size; `nil` is a picture's own size.
  private var size: CGSize? {
    if let filledSide { return CGSize(width: filledSide, height: filledSide) }
    if let size = image.size ?? look.imageSize { return size }
    switch image.source {
    case .asset: return nil
    case .symbol where image.tile == nil: return CGSize(width: 24, height: 24)
    case .symbol, .letters: return CGSize(width: 29, height: 29)
    }
  }

  private var side: CGFloat { size.map { min($0.width, $0.height) * textScale } ?? 29 }

  /// Half of a long side makes a circle or a capsule.
  private var corner: CGFloat { image.isCircle ? 10_000 : image.cornerRadius * textScale }

  @ViewBuilder private var content: some View {
    switch image.source {
    case .letters(let letters):
      Text(verbatim: letters)
        .font(.system(size: side * 0.45, weight: image.weight))
        .minimumScaleFactor(0.1)
        .lineLimit(1)
        .foregroundStyle(image.color ?? .white)
        .frame(maxWidth: side * 0.8)
    case .asset(let name):
      let picture = Image(name).renderingMode(image.color == nil ? .original : .template)
      if size == nil {
        picture.foregroundStyle(image.color ?? .primary)
      } else {
        picture.resizable()
          .aspectRatio(contentMode: image.isCircle || image.cornerRadius > 0 ? .fill : .fit)
          .foregroundStyle(image.color ?? .primary)
      }
    case .symbol(let name): symbol(name)
    }
  }

  @ViewBuilder private func symbol(_ name: String) -> some View {
    let part: CGFloat = image.tile == nil ? 1 : 21 / 29
    let glyph = Image(systemName: name)
      .font(.system(size: side * part * 0.8, weight: image.weight))
      .imageScale(image.scale)
      .symbolRenderingMode(mode)
    let first = image.color ?? (image.tile == nil ? .accentColor : .white)
    switch image.layers {
    case .palette(let second?, let third?): glyph.foregroundStyle(first, second, third)
    case .palette(let second?, nil): glyph.foregroundStyle(first, second)
    case .monochrome, .hierarchical, .palette: glyph.foregroundStyle(first)
    }
  }

  private var mode: SymbolRenderingMode {
    switch image.layers {
    case .monochrome: .monochrome
    case .hierarchical: .hierarchical
    case .palette: .palette
    }
  }
}
