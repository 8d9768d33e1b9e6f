// SPDX-License-Identifier: GPL-3.0-or-later

/// The one number format of SVG and JSON: at most three decimals, no trailing zero, never `-0`.
package enum ShortDecimal {
  package static func append(_ value: Points, to bytes: inout [UInt8]) {
    // Thousandths from subpoints, six to the thousandth, rounded half away from zero.
    let magnitude = (value.subpoints.magnitude + 3) / 6
    append(thousandths: magnitude, isNegative: value.subpoints < 0, to: &bytes)
  }

  /// For curve coordinates, which are worked out in floating point.
  package static func append(_ value: Double, to bytes: inout [UInt8]) {
    let scaled = (value * 1000).rounded()
    guard scaled.isFinite, abs(scaled) < 9e15 else {
      bytes.append(UInt8(ascii: "0"))
      return
    }
    append(thousandths: UInt64(abs(scaled)), isNegative: scaled < 0, to: &bytes)
  }

  package static func append(_ value: Int, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    append(digits: UInt64(value.magnitude), to: &bytes)
  }

  private static func append(thousandths: UInt64, isNegative: Bool, to bytes: inout [UInt8]) {
    if isNegative, thousandths > 0 { bytes.append(UInt8(ascii: "-")) }
    append(digits: thousandths / 1000, to: &bytes)
    var fraction = thousandths % 1000
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var unit: UInt64 = 100
    while fraction > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(fraction / unit))
      fraction %= unit
      unit /= 10
    }
  }

  private static func append(digits value: UInt64, to bytes: inout [UInt8]) {
    if value >= 10 { append(digits: value / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
  }
}
