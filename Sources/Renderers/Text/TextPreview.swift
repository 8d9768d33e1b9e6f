// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing

/// A text picture with the lines of its rows: of the whole table, or of some rows and what is between them.
package struct TextPreview: Sendable {
  /// A row's address: its section and its place in it, both counted from 0.
  package struct Place: Hashable, Sendable {
    package var section: Int
    package var row: Int

    package init(section: Int, row: Int) {
      self.section = section
      self.row = row
    }
  }

  /// The rows of a part, and its position in the table.
  package struct Part: Sendable {
    /// The first and the last wanted row. The list also has some rows on both sides of them, so that their
    /// edges and the texts between them are those of the whole picture.
    package var first: Place
    package var last: Place
    /// The number of rows above the first and below the last.
    package var rowsAbove: Int
    package var rowsBelow: Int

    package init(first: Place, last: Place, rowsAbove: Int, rowsBelow: Int) {
      self.first = first
      self.last = last
      self.rowsAbove = rowsAbove
      self.rowsBelow = rowsBelow
    }
  }

  package let lines: [String]
  /// The widest line in columns.
  package let width: Int
  /// Of a part, the number of the table's rows that end above each line, and a final total; `nil` for the
  /// whole table.
  package let rowsAbove: [Int]?
  private let rows: [RowLines]

  /// The range of lines inside a row, counted from 0.
  struct RowLines: Sendable {
    var section: Int
    var row: Int
    var lines: Range<Int>

    var place: Place { Place(section: section, row: row) }
  }

  /// A preview of lines that each show one row, or none.
  ///
  /// - Parameter rowsAbove: the number of the table's rows above the first line, if the preview is a part.
  ///   Default: `nil`, the whole table.
  package init(lines: [(text: String, row: Place?)], rowsAbove: Int? = nil) {
    self.lines = lines.map(\.text)
    width = lines.reduce(0) { max($0, DisplayWidth.of($1.text)) }
    let rows = lines.enumerated().compactMap { index, line in
      line.row.map { RowLines(section: $0.section, row: $0.row, lines: index..<(index + 1)) }
    }
    self.rows = rows
    self.rowsAbove = rowsAbove.map { Self.counts(rows, of: lines.count, from: $0) }
  }

  /// - Parameters:
  ///   - width: the widest line in columns.
  ///   - rowsAbove: the number of the table's rows above the first line, if the preview is a part.
  init(lines: [String], width: Int, rows: [RowLines], rowsAbove: Int?) {
    (self.lines, self.width, self.rows) = (lines, width, rows)
    self.rowsAbove = rowsAbove.map { Self.counts(rows, of: lines.count, from: $0) }
  }

  init(_ picture: TextPicture, part: Part? = nil) {
    var lines = String(decoding: picture.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    let kept = Self.kept(picture.rowLines, of: lines.count, part)
    self.lines = lines[kept].map(String.init)
    width = lines[kept].map { DisplayWidth.ofColored(String($0)) }.max() ?? 0
    let rows = picture.rowLines.filter { kept.contains($0.lines.lowerBound) }.map { row in
      var row = row
      row.lines = (row.lines.lowerBound - kept.lowerBound)..<(row.lines.upperBound - kept.lowerBound)
      return row
    }
    self.rows = rows
    rowsAbove = part.map { Self.counts(rows, of: kept.count, from: $0.rowsAbove) }
  }

  /// The lines of a part. If the table continues, they end inside a row, without its edge.
  private static func kept(_ rows: [RowLines], of count: Int, _ part: Part?) -> Range<Int> {
    guard let part, let first = rows.first(where: { $0.place == part.first }),
      let last = rows.last(where: { $0.place == part.last })
    else { return 0..<count }
    let start = part.rowsAbove > 0 ? first.lines.lowerBound : 0
    return start..<(part.rowsBelow > 0 ? last.lines.upperBound : count)
  }

  private static func counts(_ rows: [RowLines], of count: Int, from above: Int) -> [Int] {
    var counts: [Int] = []
    var rows = rows[...]
    var above = above
    for line in 0...count {
      while let row = rows.first, row.lines.upperBound <= line {
        rows.removeFirst()
        above += 1
      }
      counts.append(above)
    }
    return counts
  }

  /// The lines of a row with its edges; `nil` if it isn't drawn.
  package func lines(of place: Place) -> Range<Int>? {
    rows.first { $0.place == place }.map { found in
      max(0, found.lines.lowerBound - 1)..<min(lines.count, found.lines.upperBound + 1)
    }
  }

  /// The first row that ends below a line; `nil` if all rows end above it.
  package func place(atLine line: Int) -> Place? { rows.first { $0.lines.upperBound > line }?.place }
}
