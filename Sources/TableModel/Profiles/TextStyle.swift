// SPDX-License-Identifier: GPL-3.0-or-later

/// A Dynamic Type style, `UIFont.TextStyle`.
package enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3
  /// Body's size in semibold.
  case headline
  case body, callout, subheadline, footnote, caption1, caption2
}
