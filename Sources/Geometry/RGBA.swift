// SPDX-License-Identifier: GPL-3.0-or-later

/// An opaque or translucent sRGB colour.
package struct RGBA: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  /// Thousandths, 0 transparent … 1000 opaque.
  package var alpha: Int

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: Int = 1000) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = max(0, min(1000, alpha))
  }

  /// `0xRRGGBB`, and the alpha in thousandths.
  package init(hex: UInt32, alpha: Int = 1000) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex), alpha: alpha)
  }

  /// `RRGGBB`, upper case.
  package var hexDigits: String {
    [red, green, blue].map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }.joined()
  }

  package var isVisible: Bool { alpha > 0 }
}
