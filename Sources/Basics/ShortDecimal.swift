// SPDX-License-Identifier: GPL-3.0-or-later

/// The number format of SVG and JSON: at most three decimals, no trailing zeros, never `-0`.
public enum ShortDecimal {
  /// The most bytes that a number takes.
  public static var maximumCount: Int { 24 }

  /// Appends a length in points.
  public static func append(_ value: Points, to bytes: inout [UInt8]) {
    append(to: &bytes) { write(value, to: $0) }
  }

  /// Appends a curve's coordinate in points.
  public static func append(_ value: Double, to bytes: inout [UInt8]) {
    append(to: &bytes) { write(value, to: $0) }
  }

  /// Appends a whole number.
  public static func append(_ value: Int, to bytes: inout [UInt8]) {
    append(to: &bytes) { write(value, to: $0) }
  }

  private static func append(to bytes: inout [UInt8], write: (UnsafeMutablePointer<UInt8>) -> Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: maximumCount) { buffer in
      guard let place = buffer.baseAddress else { return }
      bytes.append(contentsOf: buffer[..<write(place)])
    }
  }

  /// Writes a length in points, rounded half away from zero.
  ///
  /// - Parameter place: memory for ``maximumCount`` bytes.
  /// - Returns: the number of bytes written.
  public static func write(_ value: Points, to place: UnsafeMutablePointer<UInt8>) -> Int {
    // Thousandths from subpoints, six to the thousandth, rounded half away from zero.
    let magnitude = (value.subpoints.magnitude + 3) / 6
    return write(thousandths: magnitude, isNegative: value.subpoints < 0, to: place)
  }

  /// Writes a curve's coordinate in points, which is computed in floating point. A number that isn't finite,
  /// or is 9·10¹² or more, becomes `0`.
  public static func write(_ value: Double, to place: UnsafeMutablePointer<UInt8>) -> Int {
    let scaled = (value * 1000).rounded()
    guard scaled.isFinite, abs(scaled) < 9e15 else {
      place[0] = UInt8(ascii: "0")
      return 1
    }
    return write(thousandths: UInt64(abs(scaled)), isNegative: scaled < 0, to: place)
  }

  /// Writes a whole number.
  public static func write(_ value: Int, to place: UnsafeMutablePointer<UInt8>) -> Int {
    guard value < 0 else { return write(digits: UInt64(value), to: place) }
    place[0] = UInt8(ascii: "-")
    return 1 + write(digits: UInt64(value.magnitude), to: place + 1)
  }

  private static func write(
    thousandths: UInt64, isNegative: Bool, to place: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var count = 0
    if isNegative, thousandths > 0 {
      place[0] = UInt8(ascii: "-")
      count = 1
    }
    count += write(digits: thousandths / 1000, to: place + count)
    var fraction = thousandths % 1000
    guard fraction > 0 else { return count }
    place[count] = UInt8(ascii: ".")
    count += 1
    while fraction > 0 {
      place[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction / 100)
      count += 1
      fraction = fraction % 100 * 10
    }
    return count
  }

  static func write(digits value: UInt64, to place: UnsafeMutablePointer<UInt8>) -> Int {
    var count = 1
    var limit: UInt64 = 10
    // Twenty digits: the last limit would not fit.
    while value >= limit, count < 20 {
      count += 1
      limit = count < 20 ? limit * 10 : limit
    }
    var rest = value
    var index = count
    while index > 0 {
      index -= 1
      place[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    return count
  }
}
