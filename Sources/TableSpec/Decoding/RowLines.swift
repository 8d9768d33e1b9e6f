// SPDX-License-Identifier: GPL-3.0-or-later

/// Where the lines of a spec's text are that hold a whole row each, in braces: what a save mostly changes, and what can be read
/// without the rest of the text.
struct RowLines: Sendable {
  /// One line, with its end.
  struct Line: Equatable, Sendable {
    var start: Int32
    var end: Int32
    var section: Int32
    var row: Int32

    var bytes: Range<Int> { Int(start)..<Int(end) }

    /// Moved in the text.
    func moved(by bytes: Int, rows: Int = 0) -> Line {
      Line(
        start: start + Int32(bytes), end: end + Int32(bytes), section: section, row: row + Int32(rows))
    }
  }

  /// In the order of the text.
  private(set) var lines: [Line]

  private init(_ lines: [Line]) { self.lines = lines }

  /// - Parameters:
  ///   - root: what ``PlainYAMLReader`` made of the text: libyaml counts lines otherwise.
  /// - Returns: nil for a text that other files go into, and for one without such lines.
  init?(_ root: YAMLNode, of text: [UInt8]) {
    guard case .mapping(let entries) = root.content, text.count < Int(Int32.max),
      text.last == .lineFeed, !entries.contains(where: { $0.key.text == "include" }),
      case .sequence(let sections)? = entries.first(where: { $0.key.text == "sections" })?.value.content
    else { return nil }
    var starts = LineStarts(text)
    lines = []
    for (section, item) in sections.enumerated() {
      guard case .mapping(let entries) = item.content,
        case .sequence(let rows)? = entries.first(where: { $0.key.text == "rows" })?.value.content
      else { continue }
      for (row, node) in rows.enumerated() {
        guard case .mapping = node.content, node.start.line == node.end.line else { continue }
        let bytes = starts.line(node.start.line)
        guard Self.indent(of: text[bytes]) == node.start.column - 3 else { continue }
        lines.append(
          Line(
            start: Int32(bytes.lowerBound), end: Int32(bytes.upperBound), section: Int32(section),
            row: Int32(row)))
      }
    }
    guard !lines.isEmpty else { return nil }
  }

  /// The blanks before the hyphen of a line that begins with a list's item in braces; nil for others.
  static func indent(of line: ArraySlice<UInt8>) -> Int? {
    let rest = line.drop { $0 == .space }
    return rest.starts(with: [.hyphen, .space, .leftBrace]) ? rest.startIndex - line.startIndex : nil
  }

  /// The place in ``lines`` of the first one that begins at a place of the text, or behind it.
  func index(from place: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(lines[middle].start) < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The same text with other lines in place of some of one section.
  ///
  /// - Parameters:
  ///   - range: of ``lines``.
  ///   - counts: bytes of each new line.
  ///   - place: where the first one begins.
  ///   - first: the section and the row of the first one.
  func replacing(
    _ range: Range<Int>, by counts: [Int], at place: Int, first: (section: Int32, row: Int32)
  ) -> RowLines {
    var result: [Line] = []
    result.reserveCapacity(lines.count + counts.count - range.count)
    result += lines[..<range.lowerBound]
    var start = place
    for (offset, count) in counts.enumerated() {
      result.append(
        Line(
          start: Int32(start), end: Int32(start + count), section: first.section,
          row: first.row + Int32(offset)))
      start += count
    }
    let former = lines[range].reduce(0) { $0 + $1.bytes.count }
    let (bytes, rows) = (start - place - former, counts.count - range.count)
    for line in lines[range.upperBound...] {
      result.append(line.moved(by: bytes, rows: line.section == first.section ? rows : 0))
    }
    return RowLines(result)
  }
}

/// Where the lines of a text begin, asked for from top to bottom.
private struct LineStarts {
  private let text: [UInt8]
  private var line = 1
  private var start = 0

  init(_ text: [UInt8]) { self.text = text }

  /// The bytes of a line with its end, counted from 1; not above the one that was asked for last.
  mutating func line(_ wanted: Int) -> Range<Int> {
    while line < wanted {
      start = end
      line += 1
    }
    return start..<end
  }

  private var end: Int { text[start...].firstIndex(of: .lineFeed).map { $0 + 1 } ?? text.count }
}
