// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A colour as a person names it: one of UIKit's names, resolved by the traits, or fixed numbers.
package enum Color: Hashable, Sendable {
  case semantic(SemanticColor)
  case rgba(RGBA)
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
