// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// The lines of a row and of its edges.
extension TextPicture {
  /// The points at the standard text size from a glyph's middle down to the baseline of a text beside it:
  /// half of a capital letter.
  private static let baselineBelowMiddle = 6.0
  /// The points at the standard text size of half a line of 20.3 points, and the rounding to pixels.
  private static let halfOfLine = 11.0

  mutating func drawInterior(of row: TextBlock) {
    if let known = row.interior {
      bytes += known.bytes
      lineCount += known.count
      return
    }
    if canvas.options.isCompact { return drawCompactInterior(of: row) }
    // Lines are higher at larger text sizes.
    let scale =
      row.fontSize == TextBlock.standardFontSize
      ? 1 : row.fontSize.doubleValue / TextBlock.standardFontSize.doubleValue
    var pieces = row.pieces
    if grid.isNarrowed { rewrap(&pieces, in: row) }
    for index in pieces.indices where pieces[index].isGlyph {
      pieces[index].y += Points(Self.baselineBelowMiddle * scale)
    }
    pieces.sort { $0.y < $1.y }
    var lines: [Range<Int>] = []
    for (index, piece) in pieces.enumerated() {
      // Half a line of distance begins another line. A glyph between two lines of a text is nearer.
      let apart = piece.isGlyph ? Self.halfOfLine : 8
      let isDivider = piece.role == .divider || index > 0 && pieces[index - 1].role == .divider
      if let line = lines.last, !isDivider, (piece.y - pieces[line.lowerBound].y).doubleValue < apart * scale
      {
        lines[lines.count - 1] = line.lowerBound..<(index + 1)
      } else {
        lines.append(index..<(index + 1))
      }
    }
    // The piece nearest to the edge is written first and keeps its column.
    for line in lines where line.count > 2 && !Self.isInOrder(pieces[line]) {
      pieces[line].sort { $0.x < $1.x }
    }
    let proportional = Int((row.rect.height.doubleValue / (GridMetrics.pointsPerLine * scale)).rounded()) - 1
    let count = max(1, max(lines.count, min(GridMetrics.maximumLines, proportional)))
    let before = (count - lines.count) / 2
    for index in 0..<count {
      var text = sides(of: row)
      let content = index - before
      if lines.indices.contains(content) {
        let room = room(in: row)
        text.write(pieces[lines[content]], from: room.lowerBound, before: room.upperBound, on: canvas)
      }
      add(text, naming: index == before ? row : nil)
    }
  }

  /// The columns of a row's texts: inside its sides, with a blank before the trailing one if the picture is
  /// narrowed, but still has 32 columns or more (assumed).
  func room(in row: TextBlock) -> Range<Int> {
    let span = grid.span(row.rect)
    let hasSides = row.hasSides(in: canvas.width)
    let margin = hasSides && grid.isNarrowed && grid.columns >= 32 ? 1 : 0
    // The mark of a selected or disabled row is in the second column.
    let first = span.lowerBound + (row.mark != nil ? 2 : hasSides ? 1 : 0)
    return first..<max(first, span.upperBound + (hasSides ? 0 : 1) - margin)
  }

  /// Whether the pieces are sorted from left to right.
  private static func isInOrder(_ pieces: ArraySlice<TextBlock.Piece>) -> Bool {
    for index in pieces.indices.dropFirst() where pieces[index - 1].x > pieces[index].x { return false }
    return true
  }

  /// A line inside a row, before its texts: its sides, and the mark of its state.
  func sides(of row: TextBlock) -> TextLine {
    var line = canvas.blankLine()
    if row.hasSides(in: canvas.width) {
      let span = grid.span(row.rect)
      line.set(glyphs.vertical, at: span.lowerBound, row.lineStyle)
      line.set(glyphs.vertical, at: span.upperBound, row.lineStyle)
    }
    if let mark = row.mark { line.set(glyphs.glyph(mark), at: grid.span(row.rect).lowerBound + 1) }
    return line
  }

  /// Draws the line at a row's upper or lower edge, or between two rows of a group.
  mutating func drawEdge(above: TextBlock?, below: TextBlock?) {
    guard let row = below ?? above else { return }
    let y = below?.rect.minY ?? row.rect.maxY
    let separators = (above?.separators(near: y) ?? []) + (below?.separators(near: y) ?? [])
    let isShared = above != nil && below != nil
    guard row.isVisible || !separators.isEmpty else { return }
    var edge = row
    edge.mark = nil
    var line = isShared ? sides(of: edge) : border(of: row, isTop: above == nil)
    for separator in separators { draw(separator, on: &line, box: row) }
    add(line)
  }

  func border(of row: TextBlock, isTop: Bool) -> TextLine {
    var line = canvas.blankLine()
    guard row.isVisible else { return line }
    let span = grid.span(row.rect)
    line.fill(glyphs.horizontal, span, row.lineStyle)
    guard row.hasSides(in: canvas.width) else { return line }
    let left = isTop ? row.radii.topLeft : row.radii.bottomLeft
    let right = isTop ? row.radii.topRight : row.radii.bottomRight
    if isTop {
      line.set(left > .zero ? glyphs.roundTopLeft : glyphs.topLeft, at: span.lowerBound, row.lineStyle)
      line.set(right > .zero ? glyphs.roundTopRight : glyphs.topRight, at: span.upperBound, row.lineStyle)
    } else {
      line.set(left > .zero ? glyphs.roundBottomLeft : glyphs.bottomLeft, at: span.lowerBound, row.lineStyle)
      line.set(
        right > .zero ? glyphs.roundBottomRight : glyphs.bottomRight, at: span.upperBound, row.lineStyle)
    }
    return line
  }

  /// Draws a separator. It meets the sides of the box if it ends there, and crosses them if it extends
  /// beyond.
  func draw(_ separator: Rect, on line: inout TextLine, box: TextBlock) {
    guard separator.width > .zero else { return }
    let first = max(0, grid.column(separator.minX))
    let last = min(grid.columns, grid.column(separator.maxX)) - 1
    guard first <= last else { return }
    let span = grid.span(box.rect)
    line.fillBlanks(glyphs.horizontal, first...last, box.lineStyle.asLine)
    for (column, isLeft) in [(span.lowerBound, true), (span.upperBound, false)]
    where (first...last).contains(column) && line.glyph(at: column) == glyphs.vertical {
      let runsOver = isLeft ? first < column : last > column
      line.set(runsOver ? glyphs.cross : isLeft ? glyphs.teeLeft : glyphs.teeRight, at: column, box.lineStyle)
    }
  }
}
