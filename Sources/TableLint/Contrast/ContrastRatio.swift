// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The contrast ratio of WCAG 2.1.
struct ContrastRatio: Comparable, CustomStringConvertible {
  /// From 1 for equal colours to 21 for black on white.
  let value: Double

  /// The ratio of a text to the colours under it, the nearest first. All can be translucent; white is behind them.
  init(_ text: RGBA, on grounds: [RGBA]) {
    var surface = [1.0, 1, 1]
    for ground in grounds.reversed() {
      surface = Self.blend(Self.components(ground), surface, ground.alpha)
    }
    let ink = Self.blend(Self.components(text), surface, text.alpha)
    let first = Self.luminance(ink)
    let second = Self.luminance(surface)
    value = (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }

  /// `4.54`, rounded down, so that 4.499 doesn't read as 4.5.
  var description: String {
    let hundredths = Int(value * 100)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  private static func components(_ paint: RGBA) -> [Double] {
    [paint.red, paint.green, paint.blue].map { Double($0) / 255 }
  }

  private static func blend(_ upper: [Double], _ lower: [Double], _ opacity: Int) -> [Double] {
    let alpha = Double(opacity) / 1000
    return zip(upper, lower).map { $0 * alpha + $1 * (1 - alpha) }
  }

  /// The relative luminance of sRGB components from 0 to 1, as WCAG defines it.
  private static func luminance(_ components: [Double]) -> Double {
    let linear = components.map { $0 <= 0.04045 ? $0 / 12.92 : power(($0 + 0.055) / 1.055) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// x to the power of 2.4 without a mathematics library: x² times the fifth root of x², by Newton's method.
  private static func power(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    let square = x * x
    var root = 1.0
    for _ in 0..<40 { root -= (root * root * root * root * root - square) / (5 * root * root * root * root) }
    return square * root
  }
}
