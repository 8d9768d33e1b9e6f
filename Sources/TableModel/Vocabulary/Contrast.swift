// SPDX-License-Identifier: GPL-3.0-or-later

/// `UITraitCollection.accessibilityContrast`.
package enum Contrast: String, Hashable, Sendable, CaseIterable {
  case normal
  case high
}
