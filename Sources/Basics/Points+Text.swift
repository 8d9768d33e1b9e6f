// SPDX-License-Identifier: GPL-3.0-or-later

extension Double {
  /// A curve's coordinate with at most three decimals, without trailing zeros.
  package var shortDescription: String {
    String(unsafeUninitializedCapacity: ShortDecimal.maximumCount) { bytes in
      bytes.baseAddress.map { ShortDecimal.write(self, to: $0) } ?? 0
    }
  }
}

extension Points: CustomStringConvertible {
  /// At most three decimals without trailing zeros, for messages and JSON: `44`, `17.5`, `0.333`.
  public var description: String {
    // Joining strings took 5 000 instructions for each number. A string holds up to fifteen bytes without an allocation.
    let isShort = subpoints.magnitude < 1_000_000_000 * UInt64(Self.subpointsPerPoint)
    return String(unsafeUninitializedCapacity: isShort ? 15 : ShortDecimal.maximumCount) { bytes in
      bytes.baseAddress.map { ShortDecimal.write(self, to: $0) } ?? 0
    }
  }

  /// The shortest decimal that reads back as the same length, for spec files. Four decimals always suffice,
  /// because a subpoint is longer than 1/10000 pt.
  public var exactDescription: String {
    if let value = Double(description), Points(value) == self { return description }
    let perPoint = UInt64(Self.subpointsPerPoint)
    let (whole, rest) = subpoints.magnitude.quotientAndRemainder(dividingBy: perPoint)
    let fraction = String((rest * 20_000 + perPoint) / (2 * perPoint))
    let zeros = String(repeating: "0", count: 4 - fraction.utf8.count)
    return (subpoints < 0 ? "-" : "") + "\(whole).\(zeros)\(fraction)"
  }
}
