// SPDX-License-Identifier: GPL-3.0-or-later

/// Plain decimal numbers: no exponent, no hexadecimal, no `inf`, no underscore.
package enum DecimalNumber {
  /// `nil` for anything but an optional sign, digits, and at most one point with digits behind it.
  package static func parse(_ text: String) -> Double? {
    var digits = 0
    var points = 0
    guard text.utf8.count <= 24 else { return nil }
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "."): points += 1
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        guard index == 0 else { return nil }
      default: return nil
      }
    }
    guard digits > 0, points <= 1, text.utf8.last != UInt8(ascii: ".") else { return nil }
    return Double(text)
  }
}
