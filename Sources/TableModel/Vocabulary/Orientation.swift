// SPDX-License-Identifier: GPL-3.0-or-later

/// How a device is held.
package enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape
}
