// SPDX-License-Identifier: GPL-3.0-or-later

/// An opaque or translucent sRGB colour.
package struct RGBA: Hashable, Sendable {
  /// The channels, 0 … 255.
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  /// The opacity in thousandths: 0 is transparent, 1000 is opaque.
  package var alpha: Int

  /// - Parameter alpha: thousandths, limited to 0 … 1000. Default: 1000, opaque.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: Int = 1000) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = max(0, min(1000, alpha))
  }

  /// - Parameters:
  ///   - hex: `0xRRGGBB`.
  ///   - alpha: thousandths, limited to 0 … 1000. Default: 1000, opaque.
  package init(hex: UInt32, alpha: Int = 1000) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex), alpha: alpha)
  }

  /// `RRGGBB` in upper case, without the alpha.
  package var hexDigits: String {
    // A leading 1 keeps the zeros.
    let value = 1 << 24 | Int(red) << 16 | Int(green) << 8 | Int(blue)
    return String(String(value, radix: 16, uppercase: true).dropFirst())
  }

  package var isVisible: Bool { alpha > 0 }
}
