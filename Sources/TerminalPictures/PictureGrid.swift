// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Renderers

/// The cells that a picture takes on a terminal. A line of the terminal is as high as a line of a text picture, so letters of
/// body text are about as large as those of the terminal.
package struct PictureGrid: Hashable, Sendable {
  /// The whole picture in points.
  package let size: Size
  package let cell: CellSize
  /// Pixels per point, horizontally and vertically.
  package let scale: Double
  package let columns: Int
  package let lines: Int

  /// - Parameter maximumColumns: the columns of the terminal; a wider picture is drawn smaller.
  package init(_ size: Size, cell: CellSize, maximumColumns: Int) {
    self.size = size
    self.cell = cell
    let usual = Double(cell.height) / BoxDrawingRenderer.pointsPerLine
    // One column is left for what follows the picture.
    let room = Double(max(1, maximumColumns - 1) * cell.width)
    scale = min(usual, room / max(1, size.width.doubleValue))
    // A part of a pixel isn't worth a cell.
    columns = max(1, Int((size.width.doubleValue * scale / Double(cell.width) - 0.01).rounded(.up)))
    lines = max(1, Int((size.height.doubleValue * scale / Double(cell.height) - 0.01).rounded(.up)))
  }

  private var pointsPerLine: Double { Double(cell.height) / scale }

  /// The lines that a vertical extent in points touches.
  package func lines(from top: Points, to bottom: Points) -> Range<Int> {
    let first = max(0, min(lines - 1, Int((top.doubleValue / pointsPerLine).rounded(.down))))
    let last = Int((bottom.doubleValue / pointsPerLine).rounded(.up))
    return first..<max(first + 1, min(lines, last))
  }

  /// The part of the picture in some lines: the points that it shows, and its size in pixels.
  package func view(of lines: Range<Int>) -> SVGView {
    let (width, height) = (columns * cell.width, lines.count * cell.height)
    return SVGView(
      part: Rect(
        x: .zero, y: Points(Double(lines.lowerBound) * pointsPerLine), width: Points(Double(width) / scale),
        height: Points(Double(height) / scale)),
      width: width, height: height)
  }
}
