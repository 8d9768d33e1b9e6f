// SPDX-License-Identifier: GPL-3.0-or-later

extension Points: CustomStringConvertible {
  /// At most three decimals without trailing zeros, for messages and JSON: `44`, `17.5`, `0.333`.
  public var description: String { text(decimals: 3) }

  /// The shortest decimal that reads back as the same length, for spec files. Four decimals always suffice,
  /// because a subpoint is longer than 1/10000 pt.
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
    // Split first, so that whole points times a power of ten fit into 64 bits.
    var fraction = ((magnitude % perPoint) * unit * 2 + perPoint) / (2 * perPoint)
    let carry = fraction >= unit ? 1 : 0 as UInt64
    let whole = magnitude / perPoint + carry
    fraction -= carry * unit
    var places = decimals
    while places > 0, fraction % 10 == 0 {
      fraction /= 10
      places -= 1
    }
    // Byte by byte: joining strings took 5 000 instructions for each number. A string holds up to fifteen
    // bytes without an allocation: nine digits, four decimals, the point and the sign.
    return String(unsafeUninitializedCapacity: whole < 1_000_000_000 ? 15 : ShortDecimal.maximumCount) {
      bytes in
      guard let place = bytes.baseAddress else { return 0 }
      var count = 0
      if subpoints < 0, whole > 0 || places > 0 {
        place[0] = UInt8(ascii: "-")
        count = 1
      }
      count += ShortDecimal.write(digits: whole, to: place + count)
      guard places > 0 else { return count }
      place[count] = UInt8(ascii: ".")
      count += 1
      for index in stride(from: count + places - 1, through: count, by: -1) {
        place[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction % 10)
        fraction /= 10
      }
      return count + places
    }
  }
}
