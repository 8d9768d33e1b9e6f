// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The width of `readableContentGuide` at each text size.
package enum ReadableWidth {
  /// Points, a multiple of 8. 672 at Large is measured (a 1024-wide iPad has insets of 176); the sizes around
  /// it are from memory. No source was found for the accessibility sizes, which have the width of xxxLarge.
  package static func constant(at size: TextSize) -> Constant<Points> {
    switch size {
    case .extraSmall: Constant(560, .general, "from memory")
    case .small: Constant(600, .general, "from memory")
    case .medium: Constant(632, .general, "from memory")
    case .large: Constant(672, .measured, "1024-wide iPad, insets of 176")
    case .extraLarge: Constant(744, .general, "from memory")
    case .extraExtraLarge: Constant(824, .general, "from memory")
    case .extraExtraExtraLarge: Constant(896, .general, "from memory")
    case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge:
      Constant(896, .assumed, "same as xxxLarge")
    }
  }
}
