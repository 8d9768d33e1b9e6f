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
    // Six bytes fit in a string without an allocation.
    String(unsafeUninitializedCapacity: 6) { digits in
      let value = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
      for place in 0..<6 { digits[place] = Self.digit(UInt8(value >> UInt32(20 - 4 * place) & 15)) }
      return 6
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)
  }

  package var isVisible: Bool { alpha > 0 }
}
