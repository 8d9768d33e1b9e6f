// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Converts points to columns and lines, for all text pictures.
struct GridMetrics {
  /// Points in one column. It is narrow enough for footnote text of 13 points to fit its label.
  private static let usualPointsPerColumn = 6.0
  /// Points in one line: half of a standard row of 44, so that a row is one line of text and one line of its
  /// edge.
  static let pointsPerLine = 22.0
  /// The smallest gap between two groups, in points, that shows as a blank line.
  static let visibleGap: Points = 12

  /// The most lines that the height of a row or a gap takes. More would only make the preview scroll.
  static let maximumLines = 40

  /// Columns of the whole picture.
  let columns: Int
  /// The picture is a whole number of columns wide, so that mirroring in points and in columns agree.
  let pointsPerColumn: Double
  /// Whether there are fewer columns than without a limit.
  let isNarrowed: Bool

  /// - Parameters:
  ///   - width: the picture's width in points.
  ///   - maximumColumns: the columns that the picture must fit. Default: `nil`, no limit.
  init(width: Points, maximumColumns: Int? = nil) {
    // A table is at most 10 000 points wide. A picture of width 0 still has columns for its sides.
    let usual = max(2, Self.boundary(width, Self.usualPointsPerColumn))
    columns = max(2, min(usual, maximumColumns ?? usual))
    isNarrowed = columns < usual
    pointsPerColumn = width > .zero ? width.doubleValue / Double(columns) : Self.usualPointsPerColumn
  }

  /// The column boundary nearest to `x`.
  func column(_ x: Points) -> Int { Self.boundary(x, pointsPerColumn) }

  private static func boundary(_ x: Points, _ pointsPerColumn: Double) -> Int {
    Int(((x.doubleValue / pointsPerColumn) + 0.5).rounded(.down))
  }

  /// The first and last column of a horizontal extent, within the picture.
  func span(_ rect: Rect) -> ClosedRange<Int> {
    let first = max(0, min(columns - 1, column(rect.minX)))
    let last = max(first, min(columns - 1, column(rect.maxX) - 1))
    return first...last
  }
}
