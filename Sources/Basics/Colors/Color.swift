// SPDX-License-Identifier: GPL-3.0-or-later

/// A colour as a spec names it: one of UIKit's colours, whose numbers depend on the traits, or fixed numbers.
package enum Color: Hashable, Sendable {
  /// A UIKit colour, such as `secondaryLabel`.
  case semantic(SemanticColor)
  /// Fixed numbers, the same in every appearance.
  case rgba(RGBA)
  /// A colour for light appearance and one for dark, neither of which is a pair itself: `UIColor(dynamicProvider:)`.
  indirect case adaptive(light: Color, dark: Color)
}

/// UIKit's named colours. Their numbers depend on the appearance, the contrast and the system's generation.
package enum SemanticColor: String, Hashable, Sendable, CaseIterable {
  /// Backgrounds of tables and cells.
  case systemBackground, systemGroupedBackground, secondarySystemGroupedBackground
  case tertiarySystemGroupedBackground
  /// Texts.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
  /// Lines between rows.
  case separator, opaqueSeparator
  /// Fills of controls and shapes.
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  /// Greys that adapt to the appearance.
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case link
  /// Tints.
  case systemBlue, systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemIndigo, systemPurple, systemPink, systemBrown
  /// `UIColor` constants that don't adapt to the appearance.
  case white, black, lightGray, gray, darkGray, clear
  case red, green, blue, cyan, yellow, magenta, orange, purple, brown
}
