// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// The contents of one column of a text picture: a scalar, one of a line's ``TextLine/clusters``, or the
/// second half of a wide character. It is a number, because a picture sets and compares about two hundred of
/// them for each row.
struct TextCell: Hashable, Sendable, ExpressibleByUnicodeScalarLiteral {
  fileprivate let code: UInt32

  fileprivate init(code: UInt32) { self.code = code }

  init(_ scalar: Unicode.Scalar) { code = scalar.value }

  init(unicodeScalarLiteral scalar: Unicode.Scalar) { self.init(scalar) }

  static let blank: TextCell = " "
  fileprivate static let secondHalf = TextCell(code: .max)
  /// The first code that isn't a scalar's.
  fileprivate static let firstCluster: UInt32 = 0x11_0000
}

/// One line of a text picture while it is drawn, from left to right. A mirrored one has its first column at
/// the right. Columns outside of it are ignored.
struct TextLine {
  private var cells: [TextCell]
  /// The style of each column; empty in a picture without colours.
  private var styles: [CharacterStyle]
  private let colors: ColorDepth?
  private let isMirrored: Bool
  /// Whether a text on it was cut or omitted, because there are too few columns.
  var isCut = false
  /// The characters of several scalars.
  private var clusters: [String] = []

  init(columns: Int, isMirrored: Bool = false, colors: ColorDepth? = nil) {
    cells = Array(repeating: .blank, count: columns)
    styles = colors == nil ? [] : Array(repeating: .plain, count: columns)
    self.isMirrored = isMirrored
    self.colors = colors
  }

  var columns: Int { cells.count }

  /// The first of `width` columns from `column` on, mirrored if the line is.
  private func place(_ column: Int, width: Int = 1) -> Int {
    isMirrored ? cells.count - column - width : column
  }

  mutating func set(_ glyph: TextCell, at column: Int, _ style: CharacterStyle = .plain) {
    let place = place(column)
    guard cells.indices.contains(place) else { return }
    cells[place] = glyph
    if colors != nil { styles[place] = style }
  }

  mutating func fill(_ glyph: TextCell, _ range: ClosedRange<Int>, _ style: CharacterStyle = .plain) {
    for column in range { set(glyph, at: column, style) }
  }

  /// Fills the blank columns of a range.
  mutating func fillBlanks(_ glyph: TextCell, _ range: ClosedRange<Int>, _ style: CharacterStyle) {
    let first = place(range.lowerBound, width: range.count)
    for place in max(0, first)..<max(0, min(cells.count, first + range.count)) where cells[place] == .blank {
      cells[place] = glyph
      if colors != nil { styles[place] = style }
    }
  }

  func glyph(at column: Int) -> TextCell? {
    let place = place(column)
    return cells.indices.contains(place) ? cells[place] : nil
  }

  /// Writes the cells of a text, `width` columns in all, from `start` on. Cells that don't fit before `end`
  /// are omitted.
  mutating func write(
    _ text: ArraySlice<PrintedCell>, at start: Int, before end: Int, width: Int, _ style: CharacterStyle
  ) {
    // A text is read from its left in either direction.
    var column = place(start, width: width)
    let end = isMirrored ? columns : end
    let hasRightToLeft = text.contains(where: \.isRightToLeft)
    var isolated: (first: Int, last: Int)?
    defer { if hasRightToLeft, let isolated { isolate(from: isolated.first, to: isolated.last) } }
    for cell in text {
      guard column + cell.width <= min(end, columns) else { return }
      guard column >= 0 else {
        column += cell.width
        continue
      }
      cells[column] = self.cell(cell)
      isolated = (isolated?.first ?? column, column)
      for rest in 1..<max(1, cell.width) { cells[column + rest] = .secondHalf }
      if colors != nil { for place in column..<(column + cell.width) { styles[place] = style } }
      column += cell.width
    }
    if style.isPainted { paintSides(from: place(start, width: width), width: width, style) }
  }

  /// Gives the characters of a written text other styles, one for each that isn't blank. An ellipsis has the style of the
  /// character in its place.
  mutating func restyle(
    _ text: ArraySlice<PrintedCell>, at start: Int, width: Int, _ characterStyles: [CharacterStyle]
  ) {
    guard colors != nil else { return }
    var column = place(start, width: width)
    var rest = characterStyles[...]
    for cell in text {
      let style = cell.isBlank ? nil : rest.popFirst() ?? characterStyles.last
      for place in column..<(column + cell.width) where cells.indices.contains(place) {
        if let style { styles[place] = style }
      }
      column += cell.width
    }
  }

  /// FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, which take no column.
  static let isolate: Unicode.Scalar = "\u{2068}"
  static let isolateEnd: Unicode.Scalar = "\u{2069}"

  /// Isolates a text, so that a terminal that reorders letters by their direction keeps the characters beside
  /// the text in their columns.
  private mutating func isolate(from first: Int, to last: Int) {
    cells[first] = cluster(String(Character(Self.isolate)) + string(of: cells[first]))
    cells[last] = cluster(string(of: cells[last]) + String(Character(Self.isolateEnd)))
  }

  private func string(of cell: TextCell) -> String {
    Unicode.Scalar(cell.code).map { String(Character($0)) }
      ?? clusters[Int(cell.code - TextCell.firstCluster)]
  }

  private mutating func cluster(_ text: String) -> TextCell {
    clusters.append(text)
    return TextCell(code: TextCell.firstCluster + UInt32(clusters.count - 1))
  }

  private mutating func paintSides(from column: Int, width: Int, _ style: CharacterStyle) {
    guard colors != nil, width > 2, column >= 0, column + width <= columns else { return }
    for place in [column, column + width - 1] { styles[place] = style.withoutLetters }
  }

  /// Writes a text of one-column ASCII characters that fits before the line's end.
  mutating func write(ascii text: String, at start: Int, _ style: CharacterStyle) {
    let width = text.utf8.count
    var column = place(start, width: width)
    for byte in text.utf8 {
      if column >= 0, column < cells.count {
        cells[column] = TextCell(Unicode.Scalar(byte))
        if colors != nil { styles[column] = style }
      }
      column += 1
    }
    if style.isPainted { paintSides(from: place(start, width: width), width: width, style) }
  }

  /// Gives each column its upper and lower colour: blank columns as half blocks, letters as their mean background.
  ///
  /// - Parameter colors: the colours of a column, counted from the left also in a mirrored line.
  mutating func paint(_ colors: (_ column: Int) -> (upper: RGBA, lower: RGBA)) {
    for column in styles.indices {
      let (upper, lower) = colors(column)
      guard cells[column] == .blank else {
        let mean = RGBA(channels: (upper.channels + lower.channels) / 2)
        styles[column] = styles[column].with(background: mean)
        continue
      }
      if upper != lower { cells[column] = "▀" }
      styles[column] = CharacterStyle(foreground: upper == lower ? nil : upper, background: lower)
    }
  }

  private mutating func cell(_ printed: PrintedCell) -> TextCell {
    switch printed.content {
    case .scalar(let scalar): return TextCell(scalar)
    case .cluster(let text): return cluster(text)
    }
  }

  func append(to bytes: inout [UInt8]) {
    var end = cells.count
    while end > 0, cells[end - 1] == .blank, colors == nil || styles[end - 1].isInvisible { end -= 1 }
    guard let colors else {
      append(cells[..<end], to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
      return
    }
    var start = 0
    while start < end {
      let style = styles[start]
      let next = styles[start..<end].firstIndex { $0 != style } ?? end
      if style != .plain { style.append(to: &bytes, colors) }
      append(cells[start..<next], to: &bytes)
      // Each line resets its colours: panes cut lines, and pagers may begin with any of them.
      if style != .plain { bytes += "\u{1B}[0m".utf8 }
      start = next
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  private func append(_ cells: ArraySlice<TextCell>, to bytes: inout [UInt8]) {
    for cell in cells {
      // Byte by byte, because a collection of a scalar's bytes takes longer than drawing the line (measured).
      if cell.code < 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: cell.code))
      } else if cell.code < 0x800 {
        bytes.append(UInt8(truncatingIfNeeded: 0xC0 | cell.code >> 6))
        bytes.append(UInt8(truncatingIfNeeded: 0x80 | cell.code & 0x3F))
      } else if cell.code < 0x1_0000 {
        bytes.append(UInt8(truncatingIfNeeded: 0xE0 | cell.code >> 12))
        bytes.append(UInt8(truncatingIfNeeded: 0x80 | cell.code >> 6 & 0x3F))
        bytes.append(UInt8(truncatingIfNeeded: 0x80 | cell.code & 0x3F))
      } else if cell.code < TextCell.firstCluster {
        bytes.append(UInt8(truncatingIfNeeded: 0xF0 | cell.code >> 18))
        bytes.append(UInt8(truncatingIfNeeded: 0x80 | cell.code >> 12 & 0x3F))
        bytes.append(UInt8(truncatingIfNeeded: 0x80 | cell.code >> 6 & 0x3F))
        bytes.append(UInt8(truncatingIfNeeded: 0x80 | cell.code & 0x3F))
      } else if cell != .secondHalf {
        bytes.append(contentsOf: clusters[Int(cell.code - TextCell.firstCluster)].utf8)
      }
    }
  }
}
