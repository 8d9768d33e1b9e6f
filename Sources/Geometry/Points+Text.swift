// SPDX-License-Identifier: GPL-3.0-or-later

extension Points: CustomStringConvertible {
  /// At most three decimals, no trailing zeros: `44`, `17.5`, `0.333`. What people and JSON read.
  public var description: String { text(decimals: 3) }

  /// The shortest decimal that reads back as the very same length; four decimals always do, for a
  /// subpoint is longer than 1/10000 pt. What a spec file holds.
  public var exactDescription: String {
    for decimals in 0..<4 {
      let candidate = text(decimals: decimals)
      if let value = Double(candidate), Points(value) == self { return candidate }
    }
    return text(decimals: 4)
  }

  private func text(decimals: Int) -> String {
    var unit: UInt64 = 1
    for _ in 0..<decimals { unit *= 10 }
    let perPoint = UInt64(Self.subpointsPerPoint)
    let magnitude = subpoints.magnitude
    // Split first: whole points times a power of ten stays far inside 64 bits.
    let fraction = ((magnitude % perPoint) * unit * 2 + perPoint) / (2 * perPoint)
    let carry = fraction >= unit ? 1 : 0 as UInt64
    let whole = magnitude / perPoint + carry
    var digits = String(fraction - carry * unit)
    digits = String(repeating: "0", count: max(0, decimals - digits.utf8.count)) + digits
    while digits.last == "0" { digits.removeLast() }
    let isNegative = subpoints < 0 && (whole > 0 || !digits.isEmpty)
    return (isNegative ? "-" : "") + String(whole) + (digits.isEmpty || decimals == 0 ? "" : "." + digits)
  }
}
