// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

extension TextLine {
  /// Writes the pieces of one line between two columns, none over another: glyphs and trailing texts first,
  /// then leading texts with what is left, cut with an ellipsis where that is too little.
  ///
  /// Right-to-left texts are written in logical order at their mirrored place; terminals turn the letters.
  mutating func write(
    _ pieces: [TextBlock.Piece], from first: Int, before end: Int, glyphs: GlyphSet, grid: GridMetrics
  ) {
    let printable = PrintableText(isASCII: glyphs.isASCII)
    var taken: [Range<Int>] = []
    for piece in pieces.sorted(by: { $0.isFixed && !$1.isFixed }) {
      var cells = printable.cells(piece.text)[...]
      var width = cells.reduce(0) { $0 + $1.width }
      var start = Self.start(piece, width: width, grid: grid)
      // The free room around the place where the piece wants to be.
      let lower = max(
        first, taken.filter { $0.lowerBound <= max(start, first) }.map(\.upperBound).max() ?? first)
      let upper = taken.filter { $0.lowerBound > start }.map(\.lowerBound).min().map { $0 - 1 } ?? end
      let room = max(0, upper - lower)
      if width > room {
        cells = Self.cut(cells, to: room, ellipsis: printable.cells(glyphs.ellipsis)[...])
        width = cells.reduce(0) { $0 + $1.width }
      }
      start = max(lower, min(start, upper - width))
      guard width > 0 else { continue }
      write(cells, at: start, before: upper)
      taken.append(start..<(start + width + 1))
    }
  }

  private static func start(_ piece: TextBlock.Piece, width: Int, grid: GridMetrics) -> Int {
    let column = grid.column(piece.x)
    switch piece.anchor {
    case .left: return column
    case .center: return column - (width + 1) / 2
    case .right: return column - width
    }
  }

  private static func cut(
    _ cells: ArraySlice<PrintedCell>, to room: Int, ellipsis: ArraySlice<PrintedCell>
  ) -> ArraySlice<PrintedCell> {
    let mark = ellipsis.reduce(0) { $0 + $1.width }
    guard room > mark else { return ellipsis.prefix(max(0, room)) }
    var kept: ArraySlice<PrintedCell> = []
    var width = 0
    for cell in cells {
      if width + cell.width > room - mark { break }
      kept.append(cell)
      width += cell.width
    }
    while kept.last?.isBlank == true { kept.removeLast() }
    return kept + ellipsis
  }
}
