// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// Texts of several lines, broken where the letters of the picture end: in fewer columns than the table asks for a line of
/// points is too long for them, and what would be cut out of its middle is no text any more.
extension TextPicture {
  private typealias Piece = TextBlock.Piece

  /// Between rows: the lines of one text lie one below the other.
  func rewrapped(_ lines: [[TextBlock.Piece]]) -> [[TextBlock.Piece]] {
    guard lines.contains(where: { $0.count == 1 && isTooLong($0[0], before: grid.columns) }) else {
      return lines
    }
    var result: [[Piece]] = []
    var text: [Piece] = []
    func finish() {
      guard let first = text.first else { return }
      let start = grid.column(first.x)
      let isLong = text.contains { isTooLong($0, before: grid.columns) }
      // As much room at the other side, where that leaves any.
      result +=
        isLong
        ? broken(text, to: max(Self.leastRoom, grid.columns - 2 * start)).map { [$0] } : text.map { [$0] }
      text = []
    }
    for line in lines {
      guard line.count == 1, line[0].anchor == .left, line[0].role != .other else {
        finish()
        result.append(line)
        continue
      }
      if let last = text.last, !goesOn(last, in: line[0]) { finish() }
      text.append(line[0])
    }
    finish()
    return result
  }

  /// In a row: its title. What lies below comes to lie lower. Details are texts of their own or lines of one, which nothing tells
  /// apart here.
  func rewrap(_ pieces: inout [TextBlock.Piece], in row: TextBlock) {
    let indices = pieces.indices.filter {
      pieces[$0].role == .title && pieces[$0].anchor == .left && !pieces[$0].isFixed
    }
    guard indices.count > 1 else { return }
    let text = indices.map { pieces[$0] }
    let start = grid.column(text[0].x)
    let sides = pieces.filter { $0.isFixed && $0.x > text[0].x }.map {
      grid.column($0.x) - ($0.anchor == .right ? width($0.text) : 0) - 1
    }
    let edge = row.hasSides(in: canvas.width) ? grid.span(row.rect).upperBound : grid.columns
    let end = min(sides.min() ?? edge, edge)
    guard end - start >= Self.leastRoom, text.contains(where: { isTooLong($0, before: end) }) else { return }
    let step = text[1].y - text[0].y
    var lines = broken(text, to: end - start)
    for index in lines.indices { lines[index].y = text[0].y + step * index }
    let more = step * (lines.count - text.count)
    let bottom = text[text.count - 1].y
    pieces = pieces.filter { $0.role != .title || $0.isFixed || $0.anchor != .left }.map { piece in
      var piece = piece
      if piece.isGlyph {
        piece.y += more / 2
      } else if piece.y > bottom {
        piece.y += more
      }
      return piece
    }
    pieces += lines
  }

  /// Fewer columns than that hold no words.
  private static let leastRoom = 8

  private func goesOn(_ above: TextBlock.Piece, in below: TextBlock.Piece) -> Bool {
    above.x == below.x && (below.role == .headerRest || below.role == .footer && above.role == .footer)
  }

  private func isTooLong(_ piece: TextBlock.Piece, before end: Int) -> Bool {
    piece.anchor == .left && width(piece.text) > end - grid.column(piece.x)
  }

  /// Columns.
  private func width(_ text: String) -> Int {
    let printable = PrintableText(isASCII: glyphs.isASCII)
    return printable.isPlain(text) ? text.utf8.count : printable.cells(text)[...].width
  }

  private func broken(_ lines: [TextBlock.Piece], to room: Int) -> [TextBlock.Piece] {
    var texts: [String] = []
    for word in lines.flatMap({ $0.text.split(separator: " ") }) {
      if let last = texts.last, width("\(last) \(word)") <= room {
        texts[texts.count - 1] += " \(word)"
      } else {
        texts.append(contentsOf: fitting(word, to: room))
      }
    }
    return texts.enumerated().map { index, text in
      // The first line is the one that a header is known by.
      var piece = lines[min(index, lines.count - 1)]
      if index > 0, piece.role == .header { piece.role = .headerRest }
      piece.text = text
      return piece
    }
  }

  /// A word, in parts where no line holds it.
  private func fitting(_ word: Substring, to room: Int) -> [String] {
    guard width(String(word)) > room else { return [String(word)] }
    var parts = [""]
    for character in word {
      if !parts[parts.count - 1].isEmpty, width(parts[parts.count - 1] + String(character)) > room {
        parts.append("")
      }
      parts[parts.count - 1].append(character)
    }
    return parts
  }
}
