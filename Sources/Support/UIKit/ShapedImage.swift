// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// An image with a shape of its own: a picture of the app's assets, the initials of a person, or a
/// symbol in a weight or in several colours.
struct ShapedImage: Equatable {
  enum Source: Equatable {
    case symbol(String)
    /// The name of a picture in the app's assets.
    case asset(String)
    case letters(String)
  }

  /// The colours of a symbol's layers.
  enum Layers: Equatable {
    case monochrome, hierarchical
    /// The colours of the second layer and of the third one.
    case palette(UIColor? = nil, UIColor? = nil)
  }

  let source: Source
  /// The colour of a symbol or of letters; it replaces the colours of a picture.
  var color: UIColor?
  /// nil: none; behind letters, the gradient of Contacts.
  var tile: UIColor?
  /// Points at the default text size; nil: the row's, or the picture's own.
  var size: CGSize?
  /// Points at the default text size. A picture fills its shape if the corners are round.
  var cornerRadius: CGFloat = 0
  var isCircle = false
  var weight = UIImage.SymbolWeight.regular
  var scale = UIImage.SymbolScale.medium
  var layers = Layers.monochrome
  /// Points: the width of an image that covers its row from the leading edge, top to bottom; nil: it is as
  /// large as `size`, beside the texts.
  var fillingWidth: CGFloat?

  private static let tileSide: CGFloat = 29

  /// The image for a size in points at the default text size; nil: its own.
  @MainActor func image(size: CGSize?, traits: UITraitCollection) -> UIImage? {
    if case .symbol(let name) = source, tile == nil {
      let side = size.map { min($0.width, $0.height) * traits.textScale }
      return UIImage(systemName: name, withConfiguration: configuration(side))
    }
    let content = content(traits)
    let side = CGSize(width: Self.tileSide, height: Self.tileSide)
    let usual = isPicture ? content?.size ?? side : side
    let bounds = CGRect(origin: .zero, size: (size ?? usual).scaled(by: traits.textScale))
    let format = UIGraphicsImageRendererFormat(for: traits)
    let corner = isCircle ? min(bounds.width, bounds.height) / 2 : cornerRadius * traits.textScale
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIBezierPath(roundedRect: bounds, cornerRadius: corner).addClip()
      if let tile { fill(bounds, tile.resolvedColor(with: traits)) }
      if case .letters(let letters) = source {
        if tile == nil { Self.fillAsContacts(bounds, context.cgContext) }
        draw(letters, in: bounds, traits)
      }
      content?.draw(in: frame(of: content?.size ?? .zero, in: bounds, fills: corner > 0))
    }
    return image.withRenderingMode(.alwaysOriginal)
  }

  private var isPicture: Bool { if case .asset = source { true } else { false } }

  @MainActor private func content(_ traits: UITraitCollection) -> UIImage? {
    switch source {
    case .letters: return nil
    case .asset(let name):
      let picture = UIImage(named: name)
      guard let color else { return picture }
      return picture?.withTintColor(
        color.resolvedColor(with: traits), renderingMode: .alwaysOriginal)
    case .symbol(let name):
      let symbol = UIImage(systemName: name, withConfiguration: configuration(nil))
      guard tile != nil, layers == .monochrome else { return symbol }
      let color = (color ?? .white).resolvedColor(with: traits)
      return symbol?.withTintColor(color, renderingMode: .alwaysOriginal)
    }
  }

  /// - Parameter side: points; nil: the size of the symbol beside the text.
  @MainActor private func configuration(_ side: CGFloat?) -> UIImage.SymbolConfiguration {
    let lines =
      side.map { UIImage.SymbolConfiguration(pointSize: $0, weight: weight, scale: scale) }
      ?? UIImage.SymbolConfiguration(weight: weight).applying(
        UIImage.SymbolConfiguration(scale: scale))
    switch layers {
    case .monochrome: return lines
    case .hierarchical:
      return lines.applying(UIImage.SymbolConfiguration(hierarchicalColor: color ?? .tintColor))
    case .palette(let second, let third):
      let colors = [color ?? .tintColor, second, third].compactMap { $0 }
      return lines.applying(UIImage.SymbolConfiguration(paletteColors: colors))
    }
  }

  /// A symbol on a tile has the same part of every tile; a picture fits into its box or fills it.
  private func frame(of size: CGSize, in box: CGRect, fills: Bool) -> CGRect {
    let factors = [box.width / max(size.width, 1), box.height / max(size.height, 1)]
    let usual = isPicture ? 1 : 21 / Self.tileSide * scale.factor
    let factor =
      (isPicture && fills ? max(factors[0], factors[1]) : min(factors[0], factors[1])) * usual
    let size = size.scaled(by: factor)
    return CGRect(
      x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private func fill(_ box: CGRect, _ color: UIColor) {
    color.setFill()
    UIBezierPath(rect: box).fill()
  }

  /// The gradient of Contacts, #A1A6B4 at the top and #7D838D at the bottom.
  private static func fillAsContacts(_ box: CGRect, _ context: CGContext) {
    let top: [CGFloat] = [161 / 255, 166 / 255, 180 / 255, 1]
    let bottom: [CGFloat] = [125 / 255, 131 / 255, 141 / 255, 1]
    let space = CGColorSpaceCreateDeviceRGB()
    let gradient = CGGradient(
      colorSpace: space, colorComponents: top + bottom, locations: nil, count: 2)
    guard let gradient else { return }
    context.drawLinearGradient(
      gradient, start: CGPoint(x: box.midX, y: box.minY), end: CGPoint(x: box.midX, y: box.maxY),
      options: [])
  }

  /// All letters fit into their box.
  @MainActor private func draw(_ letters: String, in box: CGRect, _ traits: UITraitCollection) {
    let side = min(box.width, box.height)
    let fontWeight: UIFont.Weight = weight == .regular ? .regular : .semibold
    func text(_ size: CGFloat) -> NSAttributedString {
      NSAttributedString(
        string: letters,
        attributes: [
          .font: UIFont.systemFont(ofSize: size, weight: fontWeight),
          .foregroundColor: (color ?? .white).resolvedColor(with: traits),
        ])
    }
    let width = text(side * 0.45).size().width
    let fitted = text(side * 0.45 * min(1, side * 0.8 / max(width, 1)))
    let size = fitted.size()
    fitted.draw(at: CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2))
  }
}

extension UIImage.SymbolScale {
  /// The size of a symbol on a tile, compared with the medium one.
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .large: 1.28
    default: 1
    }
  }
}
