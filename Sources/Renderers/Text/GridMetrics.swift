import Geometry

/// Points to columns and lines, the only conversion of text pictures.
struct GridMetrics {
  /// Points in one column: narrow enough that footnote text at 13 points still fits its label.
  static let pointsPerColumn: Points = 6
  /// Points in one line: half of a standard row, so that a row is one line of text and one of its edge.
  static let pointsPerLine = 22.0
  /// A gap of at least this many points between two groups shows as a blank line.
  static let visibleGap: Points = 12

  /// Lines that a row's or a gap's height may take; beyond that a preview only scrolls.
  static let maximumLines = 40

  /// Columns of the whole picture.
  let columns: Int

  init(width: Points) {
    // A table is at most 10 000 points wide; a picture of no width still has room for its sides.
    columns = max(2, Self.column(width))
  }

  /// The column boundary nearest to `x`.
  static func column(_ x: Points) -> Int {
    Int(((x.doubleValue / pointsPerColumn.doubleValue) + 0.5).rounded(.down))
  }

  /// The first and last column of a horizontal extent, within the picture.
  func span(_ rect: Rect) -> ClosedRange<Int> {
    let first = max(0, min(columns - 1, Self.column(rect.minX)))
    let last = max(first, min(columns - 1, Self.column(rect.maxX) - 1))
    return first...last
  }
}
