// SPDX-License-Identifier: GPL-3.0-or-later

/// A resolved colour: sRGB bytes and an opacity. Nothing here depends on traits any more.
package struct Paint: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  /// Thousandths, 0 transparent … 1000 opaque.
  package var opacity: Int

  package init(red: UInt8, green: UInt8, blue: UInt8, opacity: Int = 1000) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = max(0, min(1000, opacity))
  }

  package var isVisible: Bool { opacity > 0 }
}
