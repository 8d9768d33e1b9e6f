// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Testing

/// Numbers in SVG and JSON have at most three decimals and round halves away from zero.
struct ShortDecimalTests {
  private func text(_ value: Points) -> String {
    var bytes: [UInt8] = []
    ShortDecimal.append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `half a thousandth rounds away from zero, less rounds towards it`() {
    // 6 subpoints are a thousandth of a point.
    #expect(text(Points(subpoints: 2)) == "0")
    #expect(text(Points(subpoints: 3)) == "0.001")
    #expect(text(Points(subpoints: -2)) == "0")
    #expect(text(Points(subpoints: -3)) == "-0.001")
    #expect(text(Points(subpoints: 8)) == "0.001")
    #expect(text(Points(subpoints: 9)) == "0.002")
    #expect(text(44) == "44")
    #expect(text(0.25) == "0.25")
    #expect(text(1.03) == "1.03")
    #expect(text(-0.907) == "-0.907")
    #expect(text(1000) == "1000")
  }

  @Test func `the longest numbers fit, and what is no number is 0`() {
    var bytes: [UInt8] = []
    ShortDecimal.append(Int.min, to: &bytes)
    ShortDecimal.append(Points(subpoints: .min + 6), to: &bytes)
    ShortDecimal.append(-8_999_999_999_999.5, to: &bytes)
    ShortDecimal.append(Double.infinity, to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == "-9223372036854775808-1537228672809129.3-8999999999999.50")
    #expect((-8_999_999_999_999.5).shortDescription == "-8999999999999.5")
  }

  @Test func `whole numbers of every length are written`() {
    var value = 1
    while value < 1_000_000_000_000_000_000 {
      for number in [value, value - 1, -value, value + 7] {
        var bytes: [UInt8] = []
        ShortDecimal.append(number, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == String(number))
      }
      value *= 10
    }
  }
}
