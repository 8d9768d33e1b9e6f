// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

extension TextLine {
  /// Writes the pieces of one line between two columns, none over another: glyphs and trailing texts first,
  /// then leading texts with what is left, cut with an ellipsis where that is too little.
  ///
  /// Right-to-left texts are written in logical order at their mirrored place; terminals turn the letters.
  mutating func write(
    _ pieces: ArraySlice<TextBlock.Piece>, from first: Int, before end: Int, glyphs: GlyphSet,
    grid: GridMetrics
  ) {
    var taken: [Range<Int>] = []
    taken.reserveCapacity(pieces.count)
    for isFixed in [true, false] {
      for piece in pieces where piece.isFixed == isFixed {
        write(piece, from: first, before: end, glyphs: glyphs, grid: grid, &taken)
      }
    }
  }

  /// - Parameter taken: the columns of the pieces before it, each with one behind it.
  private mutating func write(
    _ piece: TextBlock.Piece, from first: Int, before end: Int, glyphs: GlyphSet, grid: GridMetrics,
    _ taken: inout [Range<Int>]
  ) {
    let printable = PrintableText(isASCII: glyphs.isASCII)
    // Most texts are printed as they are.
    var cells = printable.isPlain(piece.text) ? nil : printable.cells(piece.text)[...]
    var width = cells.map(Self.width) ?? piece.text.utf8.count
    var start = Self.start(piece, width: width, grid: grid)
    // The free room around the place where the piece wants to be.
    var lower = first
    var upper = end
    for range in taken {
      if range.lowerBound <= max(start, first) { lower = max(lower, range.upperBound) }
      if range.lowerBound > start { upper = min(upper, range.lowerBound - 1) }
    }
    let room = max(0, upper - lower)
    if width > room {
      let cut = Self.cut(
        cells ?? printable.cells(piece.text)[...], to: room, ellipsis: printable.cells(glyphs.ellipsis)[...])
      cells = cut
      width = Self.width(cut)
    }
    start = max(lower, min(start, upper - width))
    guard width > 0 else { return }
    if let cells {
      write(cells, at: start, before: upper)
    } else {
      write(ascii: piece.text, at: start)
    }
    taken.append(start..<(start + width + 1))
  }

  private static func width(_ cells: ArraySlice<PrintedCell>) -> Int { cells.reduce(0) { $0 + $1.width } }

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
