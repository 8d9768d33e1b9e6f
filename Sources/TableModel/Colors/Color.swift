// SPDX-License-Identifier: GPL-3.0-or-later

/// A colour as a person names it: one of UIKit's names, resolved by the traits, or fixed numbers.
package enum Color: Hashable, Sendable {
  case semantic(SemanticColor)
  case rgba(RGBA)
}

/// An opaque or translucent sRGB colour.
package struct RGBA: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  /// Thousandths, 0 transparent … 1000 opaque.
  package var alpha: Int

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: Int = 1000) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = max(0, min(1000, alpha))
  }

  /// `0xRRGGBB`, and the alpha in thousandths.
  package init(hex: UInt32, alpha: Int = 1000) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex), alpha: alpha)
  }

  /// `RRGGBB`, upper case.
  package var hexDigits: String {
    [red, green, blue].map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }.joined()
  }
}

/// UIKit's named colours. Their numbers depend on appearance, contrast and, for the tints, on the design.
package enum SemanticColor: String, Hashable, Sendable, CaseIterable {
  case systemBackground, systemGroupedBackground, secondarySystemGroupedBackground
  case tertiarySystemGroupedBackground
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
  case separator, opaqueSeparator
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case link
  case systemBlue, systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemIndigo, systemPurple, systemPink, systemBrown
  case white, black, lightGray, gray, darkGray, clear
}
