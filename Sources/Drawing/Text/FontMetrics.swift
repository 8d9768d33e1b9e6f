// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The vertical metrics of the system font, and its tracking.
///
/// The metrics are ratios of `UIFont`'s numbers at 17 points (measured), which hold at every size: line
/// height 20.287109375, ascender 16.1865234375, cap height 11.978.
package struct FontMetrics: Hashable, Sendable {
  package let font: Font

  package init(_ font: Font) { self.font = font }

  /// `UIFont.lineHeight` in points, not rounded to pixels.
  package var lineHeight: Points { Points(font.size.doubleValue * 1.193359375) }

  /// The distance from the top of a line down to its baseline, in points.
  package var ascender: Points { Points(font.size.doubleValue * 16.1865234375 / 17) }

  /// The height of capital letters in points.
  package var capHeight: Points { Points(font.size.doubleValue * 11.978 / 17) }

  /// Sizes of the Text cut and their tracking in points, from Apple's Human Interface Guidelines.
  private static let trackingTable: [(size: Double, tracking: Double)] = [
    (11, 0.06), (12, 0), (13, -0.08), (15, -0.23), (16, -0.31), (17, -0.43), (20, -0.45),
  ]

  /// The tracking in ems that makes Inter's Display cut as wide as San Francisco's, from pixels of iOS: "San
  /// Francisco" in regular at 40 points is 237.3 wide, and 241.6 in Inter Display; the ink of "General" in
  /// bold at 34 points is 120.0 wide, and 116.1 in Inter Display. The value of semibold is assumed, between
  /// them by its weight.
  private static func displayTracking(_ weight: FontWeight) -> Double {
    switch weight {
    case .regular: -0.0083
    case .semibold: 0.01
    case .bold: 0.0192
    }
  }

  /// The extra space after each glyph in points. For sizes of the Text cut it is linear between Apple's
  /// published sizes, and constant below the smallest and above the largest.
  package static func tracking(_ font: Font) -> Points {
    if Font.isDisplay(font.size) { return Points(font.size.doubleValue * displayTracking(font.weight)) }
    let size = font.size.doubleValue
    let table = trackingTable
    guard let first = table.first, let last = table.last else { return .zero }
    if size <= first.size { return Points(first.tracking) }
    for index in 1..<table.count where size <= table[index].size {
      let (low, high) = (table[index - 1], table[index])
      let share = (size - low.size) / (high.size - low.size)
      return Points(low.tracking + share * (high.tracking - low.tracking))
    }
    return Points(last.tracking)
  }
}
