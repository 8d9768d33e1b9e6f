// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

extension UIFont {
  #if weighted
  /// A text style in another weight.
  fileprivate static func preferredFont(
    forTextStyle style: TextStyle, weight: Weight
  ) -> UIFont {
    UIFontMetrics(forTextStyle: style)
      .scaledFont(for: .systemFont(ofSize: standardSize(of: style), weight: weight))
  }

  #endif
  #if namedStyle
  /// The font of this name as a text style.
  fileprivate static func named(
    _ name: String, forTextStyle style: TextStyle, weight: Weight = .regular
  ) -> UIFont {
    UIFontMetrics(forTextStyle: style)
      .scaledFont(for: .named(name, size: standardSize(of: style), weight: weight))
  }

  #endif
  #if named
  /// The font with this name, or the system font if it is not installed.
  fileprivate static func named(
    _ name: String, size: CGFloat, weight: Weight = .regular
  ) -> UIFont {
    guard let font = UIFont(name: name, size: size) else {
      return .systemFont(ofSize: size, weight: weight)
    }
    guard weight != .regular else { return font }
    let traits = [UIFontDescriptor.TraitKey.weight: weight]
    return UIFont(descriptor: font.fontDescriptor.addingAttributes([.traits: traits]), size: size)
  }

  #endif
  #if weighted || namedStyle
  /// Points at the default text size.
  private static func standardSize(of style: TextStyle) -> CGFloat {
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
  }
  #endif
}
