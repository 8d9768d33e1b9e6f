// SPDX-License-Identifier: GPL-3.0-or-later

/// The twelve Dynamic Type sizes, `UIContentSizeCategory`.
package enum TextSize: String, Hashable, Sendable, CaseIterable {
  case extraSmall
  case small
  case medium
  /// The size of a phone out of the box.
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether this is one of the five accessibility sizes.
  package var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
}
