// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

extension TextLine {
  /// Writes the pieces of one line between two columns without overlap: glyphs and trailing texts first, then
  /// leading texts in the remaining columns, cut with an ellipsis if they don't fit. A trailing detail is
  /// cut, or omitted, before the title is.
  ///
  /// Right-to-left texts are written in logical order at their mirrored place; terminals reorder the letters.
  mutating func write(
    _ pieces: ArraySlice<TextBlock.Piece>, from first: Int, before end: Int, on canvas: TextCanvas
  ) {
    var taken: [Range<Int>] = []
    taken.reserveCapacity(pieces.count)
    // The last piece is nearest to the edge and keeps its column.
    let title = pieces.first { $0.role == .title && !$0.isFixed }
    for piece in pieces.reversed() where piece.isFixed {
      let isDetail = piece.role == .detail
      let first = isDetail ? title.map { Self.end(of: $0, from: first, on: canvas) + 1 } ?? first : first
      write(piece, from: first, before: end, on: canvas, &taken)
    }
    for piece in pieces where !piece.isFixed { write(piece, from: first, before: end, on: canvas, &taken) }
  }

  /// - Parameter taken: the columns of the pieces that were written, each with the column behind it.
  private mutating func write(
    _ piece: TextBlock.Piece, from first: Int, before end: Int, on canvas: TextCanvas,
    _ taken: inout [Range<Int>]
  ) {
    let printable = PrintableText(isASCII: canvas.glyphs.isASCII)
    // Most texts are printed as they are.
    var cells = printable.isPlain(piece.text) ? nil : printable.cells(piece.text)[...]
    var width = cells.map(\.width) ?? piece.text.utf8.count
    var start = Self.start(piece, width: width, grid: canvas.grid)
    // The free columns around the piece's place.
    var lower = first
    var upper = end
    for range in taken {
      if range.lowerBound <= max(start, first) { lower = max(lower, range.upperBound) }
      if range.lowerBound > start { upper = min(upper, range.lowerBound - 1) }
    }
    let room = max(0, upper - lower)
    if width > room {
      isCut = true
      let cut = (cells ?? printable.cells(piece.text)[...]).cut(
        to: room, ellipsis: printable.cells(canvas.glyphs.ellipsis)[...])
      cells = cut
      width = cut.width
    }
    start = max(lower, min(start, upper - width))
    guard width > 0 else { return }
    if let cells {
      write(cells, at: start, before: upper, width: width, piece.style)
    } else {
      write(ascii: piece.text, at: start, piece.style)
    }
    if !piece.styles.isEmpty {
      restyle(cells ?? printable.cells(piece.text)[...], at: start, width: width, piece.styles)
    }
    taken.append(start..<(start + width + 1))
  }

  /// The column behind a text that isn't cut.
  private static func end(of piece: TextBlock.Piece, from first: Int, on canvas: TextCanvas) -> Int {
    let width = PrintableText(isASCII: canvas.glyphs.isASCII).cells(piece.text)[...].width
    return max(first, start(piece, width: width, grid: canvas.grid)) + width
  }

  private static func start(_ piece: TextBlock.Piece, width: Int, grid: GridMetrics) -> Int {
    let column = grid.column(piece.x)
    switch piece.anchor {
    case .left: return column
    case .center: return column - (width + 1) / 2
    case .right: return column - width
    }
  }
}

extension ArraySlice<PrintedCell> {
  /// The sum of their columns.
  var width: Int { reduce(0) { $0 + $1.width } }

  /// As many of the characters as fit before an ellipsis in `room` columns, and the ellipsis.
  func cut(to room: Int, ellipsis: ArraySlice<PrintedCell>) -> ArraySlice<PrintedCell> {
    let mark = ellipsis.width
    guard room > mark else { return ellipsis.prefix(Swift.max(0, room)) }
    var kept: ArraySlice<PrintedCell> = []
    var width = 0
    for cell in self {
      if width + cell.width > room - mark { break }
      kept.append(cell)
      width += cell.width
    }
    while kept.last?.isBlank == true { kept.removeLast() }
    return kept + ellipsis
  }
}
