// SPDX-License-Identifier: GPL-3.0-or-later

/// `UITraitCollection.layoutDirection`.
package enum Direction: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
