// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// The compact picture: one line for each row and no empty lines.
extension TextPicture {
  /// Draws the texts and edges between two rows, before the first or after the last. Without texts it is at
  /// most one line, and none between rows of one group.
  mutating func drawCompactBoundary(above: TextBlock?, below: TextBlock?) {
    var lines = rewrapped(takeLoose(to: below?.rect.minY))
    let joins = isJoined(above, below)
    if lines.isEmpty {
      if let above, let below, isShared(above, below) { return }
      if joins, let above, let below { return drawJoint(above, below, title: nil) }
    }
    // A header of one line is written in the edge of its group.
    var title: TextBlock.Piece?
    if let below, below.isVisible, let last = lines.last, last.count == 1, last[0].role == .header {
      title = lines.removeLast()[0]
    }
    if lines.isEmpty, joins, let above, let below { return drawJoint(above, below, title: title) }
    if let above { drawCompactEdge(of: above, isTop: false, title: nil) }
    for line in lines where !WorkProgress.isCancelled { draw(line) }
    if let below { drawCompactEdge(of: below, isTop: true, title: title) }
  }

  /// Whether one line can be the lower edge of one row and the upper edge of the other.
  private func isJoined(_ above: TextBlock?, _ below: TextBlock?) -> Bool {
    guard let above, let below else { return false }
    return above.isVisible && below.isVisible && grid.span(above.rect) == grid.span(below.rect)
  }

  private mutating func drawJoint(_ above: TextBlock, _ below: TextBlock, title: TextBlock.Piece?) {
    var line = canvas.blankLine()
    let span = grid.span(below.rect)
    line.fill(glyphs.horizontal, span, below.lineStyle)
    if below.hasSides(in: canvas.width) {
      line.set(glyphs.teeLeft, at: span.lowerBound, below.lineStyle)
      line.set(glyphs.teeRight, at: span.upperBound, below.lineStyle)
    }
    write(title, on: &line, in: span)
    add(line)
  }

  private mutating func drawCompactEdge(of row: TextBlock, isTop: Bool, title: TextBlock.Piece?) {
    guard row.isVisible else { return }
    var line = border(of: row, isTop: isTop)
    write(title, on: &line, in: grid.span(row.rect))
    add(line)
  }

  private func write(_ title: TextBlock.Piece?, on line: inout TextLine, in span: ClosedRange<Int>) {
    guard let title else { return }
    guard span.count > 6 else {
      line.isCut = true
      return
    }
    let room = span.count - 4
    let text = printed(" \(title.text) ", to: room, noting: &line.isCut)
    line.write(text, at: span.lowerBound + 2, before: span.upperBound - 1, width: text.width, title.style)
  }

  /// The characters of a text, cut with an ellipsis if it doesn't fit.
  ///
  /// - Parameter isCut: becomes true if the text is cut.
  private func printed(_ text: String, to room: Int, noting isCut: inout Bool) -> ArraySlice<PrintedCell> {
    let printable = PrintableText(isASCII: glyphs.isASCII)
    let cells = printable.cells(text)[...]
    guard cells.width > room else { return cells }
    isCut = true
    return cells.cut(to: room, ellipsis: printable.cells(glyphs.ellipsis)[...])
  }

  /// A piece of a row on its only line.
  private struct Word {
    var cells: ArraySlice<PrintedCell>
    var style: CharacterStyle
    var width: Int { cells.width }
  }

  mutating func drawCompactInterior(of row: TextBlock) {
    var line = sides(of: row)
    let span = grid.span(row.rect)
    let hasSides = row.hasSides(in: canvas.width)
    var start = min(span.lowerBound + 2, span.upperBound)
    var end = max(start, hasSides ? span.upperBound - 1 : span.upperBound)
    let pieces = row.pieces.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    var isMeasureCut = false
    let leading = words(pieces.filter { !isTrailing($0, in: row) }, to: end - start, noting: &isMeasureCut)
    let wanted = leading.reduce(0) { $0 + $1.width }
    // The last piece first. A value is cut or omitted before the title is.
    for piece in pieces.filter({ isTrailing($0, in: row) }).sorted(by: { trailingEdge($0) > trailingEdge($1) }
    ) {
      let room = end - start
      let text = printed(
        piece.text, to: piece.isFixedGlyph ? room : max(0, room - wanted - 1), noting: &line.isCut)
      guard !text.isEmpty else { continue }
      line.write(text, at: end - text.width, before: end, width: text.width, piece.style)
      end = max(start, end - text.width - 1)
    }
    for word in words(pieces.filter { !isTrailing($0, in: row) }, to: end - start, noting: &line.isCut) {
      line.write(word.cells, at: start, before: end, width: word.width, word.style)
      start += word.width
    }
    add(line, naming: row)
  }

  private func isTrailing(_ piece: TextBlock.Piece, in row: TextBlock) -> Bool {
    switch piece.role {
    case .badge, .accessory: true
    // The title of a value2 cell ends where its value begins.
    case .title: false
    case .image: piece.x > row.rect.midX
    default: piece.isFixed
    }
  }

  private func trailingEdge(_ piece: TextBlock.Piece) -> Points { piece.x }

  /// The image and then the texts, in at most `room` columns.
  private func words(_ pieces: [TextBlock.Piece], to room: Int, noting isCut: inout Bool) -> [Word] {
    var words: [Word] = []
    var room = room
    func add(_ text: String, _ style: CharacterStyle) {
      let cells = printed(text, to: room, noting: &isCut)
      guard !cells.isEmpty else { return }
      words.append(Word(cells: cells, style: style))
      room -= cells.width
    }
    for piece in pieces where piece.role == .image {
      add(piece.text, piece.style)
      add(" ", .plain)
    }
    var former: TextBlock.Piece.Role?
    for role in [TextBlock.Piece.Role.title, .detail] {
      for piece in pieces where piece.role == role {
        // The joint is a word, because a mirrored row has it on the other side.
        if let former { add(former == role ? " " : glyphs.joint, .plain) }
        add(piece.text, piece.style)
        former = role
      }
    }
    return words
  }
}

extension TextBlock.Piece {
  /// Whether it is meaningless once it is cut.
  fileprivate var isFixedGlyph: Bool { role != .title && role != .detail }
}
