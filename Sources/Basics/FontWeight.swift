// SPDX-License-Identifier: GPL-3.0-or-later

/// A weight of the system font, as in `UIFont.Weight`.
package enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case regular
  case semibold
  case bold
}
