// SPDX-License-Identifier: GPL-3.0-or-later

/// How long a separator is.
package enum SeparatorLength: String, Hashable, Sendable, CaseIterable {
  /// From the left inset to the right inset.
  case fit
  /// As long as the cell is wide, wherever it begins: a line with a left inset runs over the row's right
  /// edge. A common mistake in hand-made separators, kept so that it can be shown.
  case contentWidth
}
