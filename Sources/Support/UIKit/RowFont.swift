// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Fonts that follow the text size.
enum RowFont {
  /// A font in the size of a text style, or in a size in points at the default text size. It is the system
  /// font if there is no font with the name.
  static func scaled(
    _ style: UIFont.TextStyle = .body, name: String? = nil, size: CGFloat? = nil,
    weight: UIFont.Weight = .regular
  ) -> UIFont {
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    let size =
      size ?? UIFont.preferredFont(forTextStyle: style, compatibleWith: standard).pointSize
    var font = UIFont.systemFont(ofSize: size, weight: weight)
    if let named = name.flatMap({ UIFont(name: $0, size: size) }) {
      let traits = [UIFontDescriptor.TraitKey.weight: weight]
      let descriptor = named.fontDescriptor.addingAttributes([.traits: traits])
      font = weight == .regular ? named : UIFont(descriptor: descriptor, size: size)
    }
    return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
  }
}
