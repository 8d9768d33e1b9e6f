// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// Points to columns and lines, the only conversion of text pictures.
struct GridMetrics {
  /// Points in one column: narrow enough that footnote text at 13 points still fits its label.
  private static let usualPointsPerColumn = 6.0
  /// Points in one line: half of a standard row, so that a row is one line of text and one of its edge.
  static let pointsPerLine = 22.0
  /// A gap of at least this many points between two groups shows as a blank line.
  static let visibleGap: Points = 12

  /// Lines that a row's or a gap's height may take; beyond that a preview only scrolls.
  static let maximumLines = 40

  /// Columns of the whole picture.
  let columns: Int
  /// A whole number of columns has the picture's width: so what is mirrored in points is mirrored in columns.
  let pointsPerColumn: Double
  /// Whether there are fewer columns than a picture of this width has where nothing limits it.
  let isNarrowed: Bool

  /// - Parameter maximumColumns: where the picture has to fit; `nil` for as wide as it is.
  init(width: Points, maximumColumns: Int? = nil) {
    // A table is at most 10 000 points wide; a picture of no width still has room for its sides.
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
