// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// Wraps texts again for narrowed pictures: with fewer columns than usual, a line that fits in points is too
/// long, and cutting each line of a paragraph would make it unreadable.
extension TextPicture {
  private typealias Piece = TextBlock.Piece

  /// The lines of texts between rows, with long paragraphs wrapped again.
  func rewrapped(_ lines: [[TextBlock.Piece]]) -> [[TextBlock.Piece]] {
    guard grid.isNarrowed,
      lines.contains(where: { $0.count == 1 && isTooLong($0[0], before: grid.columns) })
    else { return lines }
    var result: [[Piece]] = []
    var text: [Piece] = []
    func finish() {
      guard let first = text.first else { return }
      let start = grid.column(first.x)
      let isLong = text.contains { isTooLong($0, before: grid.columns) }
      // The margin is equal on both sides if there is room for that.
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

  /// Wraps a row's title if it may have several lines, and any detail at the leading side. Later pieces move
  /// down.
  func rewrap(_ pieces: inout [TextBlock.Piece], in row: TextBlock) {
    // Most rows have a title of one line and a value, and need no change.
    let isLong = pieces.contains {
      $0.goesOn || $0.mayWrap || $0.role == .detail && $0.anchor == .left && !$0.isFixed
    }
    guard isLong else { return }
    var result: [Piece] = []
    var more = Points.zero
    var rest = pieces[...]
    let titleY = pieces.first { $0.role == .title }?.y
    // Glyphs, and a value that is centred vertically beside a longer title.
    func isCentred(_ piece: Piece) -> Bool {
      !piece.isText || piece.role == .detail && piece.isFixed && piece.y != titleY
    }
    while let first = rest.popFirst() {
      var text = [first]
      while let next = rest.first, next.goesOn { text.append(rest.removeFirst()) }
      guard first.isText, !isCentred(first) else {
        result += text
        continue
      }
      for index in text.indices { text[index].y += more }
      let lines = rewrapped(text, in: row, pieces) ?? text
      more += lines[lines.count - 1].y - text[text.count - 1].y
      result += lines
    }
    // Centred pieces move down by half of the added height.
    for index in result.indices where more != .zero && isCentred(result[index]) {
      result[index].y += more / 2
    }
    pieces = result
  }

  /// The lines of one text in the columns that the other pieces leave; `nil` if it needs no change.
  private func rewrapped(_ text: [Piece], in row: TextBlock, _ pieces: [Piece]) -> [Piece]? {
    guard text[0].anchor == .left, !text[0].isFixed,
      text.count > 1 || text[0].mayWrap || text[0].role == .detail
    else { return nil }
    let start = grid.column(text[0].x)
    let sides = pieces.filter { $0.isFixed && $0.x > text[0].x }.map {
      grid.column($0.x) - ($0.anchor == .right ? width($0.text) : 0) - 1
    }
    let edge = row.hasSides(in: canvas.width) ? room(in: row).upperBound : grid.columns
    let end = min(sides.min() ?? edge, edge)
    guard end - start >= Self.leastRoom, text.contains(where: { isTooLong($0, before: end) }) else {
      return nil
    }
    let step = text.count > 1 ? text[1].y - text[0].y : row.fontSize
    var lines = broken(text, to: end - start)
    for index in lines.indices { lines[index].y = text[0].y + step * index }
    return lines
  }

  /// The fewest columns in which words are wrapped.
  private static let leastRoom = 8

  private func goesOn(_ above: TextBlock.Piece, in below: TextBlock.Piece) -> Bool {
    above.x == below.x && (below.role == .headerRest || below.role == .footer && above.role == .footer)
  }

  private func isTooLong(_ piece: TextBlock.Piece, before end: Int) -> Bool {
    piece.anchor == .left && width(piece.text) > end - grid.column(piece.x)
  }

  /// The columns of a text.
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
    let printable = PrintableText(isASCII: glyphs.isASCII)
    func count(_ text: String) -> Int { printable.cells(text).count { !$0.isBlank } }
    var styles: ArraySlice<CharacterStyle> = []
    if lines.contains(where: { !$0.styles.isEmpty }) {
      styles =
        lines.flatMap {
          $0.styles.isEmpty ? Array(repeating: $0.style, count: count($0.text)) : $0.styles
        }[...]
    }
    return texts.enumerated().map { index, text in
      // Only the first line of a header has its role.
      var piece = lines[min(index, lines.count - 1)]
      if index > 0, piece.role == .header { piece.role = .headerRest }
      piece.text = text
      if !styles.isEmpty {
        piece.styles = Array(styles.prefix(count(text)))
        styles = styles.dropFirst(count(text))
      }
      return piece
    }
  }

  /// A word, divided into parts if no line can hold it.
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
