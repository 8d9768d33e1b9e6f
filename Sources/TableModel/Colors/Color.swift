// SPDX-License-Identifier: GPL-3.0-or-later

/// A colour as a person names it: one of UIKit's names, resolved by the traits, or fixed numbers.
package enum Color: Hashable, Sendable {
  case semantic(SemanticColor)
  case rgba(RGBA)
}
