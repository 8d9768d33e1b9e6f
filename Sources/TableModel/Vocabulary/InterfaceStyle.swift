// SPDX-License-Identifier: GPL-3.0-or-later

/// `UITraitCollection.userInterfaceStyle`.
package enum InterfaceStyle: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}
