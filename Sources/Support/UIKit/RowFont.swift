// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Fonts that follow the text size.
enum RowFont {
  /// A text style in another weight.
  static func style(_ style: UIFont.TextStyle, weight: UIFont.Weight) -> UIFont {
    scaled(.systemFont(ofSize: size(of: style), weight: weight), style)
  }

  /// The font with a name in the size of a text style, or the system font if it isn't installed.
  static func named(
    _ name: String, _ style: UIFont.TextStyle, weight: UIFont.Weight = .regular
  ) -> UIFont {
    named(name, size: size(of: style), weight: weight, style)
  }

  /// The font with a name in a size at the default text size.
  static func named(
    _ name: String, size: CGFloat, weight: UIFont.Weight = .regular,
    _ style: UIFont.TextStyle = .body
  ) -> UIFont {
    guard let font = UIFont(name: name, size: size) else {
      return self.size(size, weight: weight, style)
    }
    guard weight != .regular else { return scaled(font, style) }
    let traits = [UIFontDescriptor.TraitKey.weight: weight]
    let descriptor = font.fontDescriptor.addingAttributes([.traits: traits])
    return scaled(UIFont(descriptor: descriptor, size: size), style)
  }

  /// The system font in a size at the default text size.
  static func size(
    _ size: CGFloat, weight: UIFont.Weight = .regular, _ style: UIFont.TextStyle = .body
  ) -> UIFont {
    scaled(.systemFont(ofSize: size, weight: weight), style)
  }

  private static func scaled(_ font: UIFont, _ style: UIFont.TextStyle) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: font)
  }

  /// Points at the default text size.
  private static func size(of style: UIFont.TextStyle) -> CGFloat {
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
  }
}
