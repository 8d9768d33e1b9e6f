// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// What one column of a text picture shows: one scalar, one of a line's ``TextLine/clusters``, or the second half of a wide
/// character. A number, for a picture sets and compares some two hundred of them a row.
struct TextCell: Hashable, Sendable, ExpressibleByUnicodeScalarLiteral {
  fileprivate let code: UInt32

  fileprivate init(code: UInt32) { self.code = code }

  init(_ scalar: Unicode.Scalar) { code = scalar.value }

  init(unicodeScalarLiteral scalar: Unicode.Scalar) { self.init(scalar) }

  static let blank: TextCell = " "
  fileprivate static let secondHalf = TextCell(code: .max)
  /// The first code that is no scalar.
  fileprivate static let firstCluster: UInt32 = 0x11_0000
}

/// One line of a text picture while it is drawn. What lies outside of it is dropped.
struct TextLine {
  private var cells: [TextCell]
  /// Characters of several scalars.
  private var clusters: [String] = []

  init(columns: Int) { cells = Array(repeating: .blank, count: columns) }

  var columns: Int { cells.count }

  mutating func set(_ glyph: TextCell, at column: Int) {
    guard cells.indices.contains(column) else { return }
    cells[column] = glyph
  }

  mutating func fill(_ glyph: TextCell, _ range: ClosedRange<Int>) {
    for column in range { set(glyph, at: column) }
  }

  func glyph(at column: Int) -> TextCell? { cells.indices.contains(column) ? cells[column] : nil }

  /// Writes cells from `column` on; whatever does not fit in front of `end` is left out.
  mutating func write(_ text: ArraySlice<PrintedCell>, at column: Int, before end: Int) {
    var column = column
    for cell in text {
      guard column + cell.width <= min(end, columns) else { return }
      guard column >= 0 else {
        column += cell.width
        continue
      }
      cells[column] = self.cell(cell)
      if cell.width == 2 { cells[column + 1] = .secondHalf }
      column += cell.width
    }
  }

  /// Writes a text of one-column ASCII characters, all of which fit in front of the line's end.
  mutating func write(ascii text: String, at column: Int) {
    var column = column
    for byte in text.utf8 {
      if column >= 0, column < cells.count { cells[column] = TextCell(Unicode.Scalar(byte)) }
      column += 1
    }
  }

  private mutating func cell(_ printed: PrintedCell) -> TextCell {
    switch printed.content {
    case .scalar(let scalar): return TextCell(scalar)
    case .cluster(let text):
      clusters.append(text)
      return TextCell(code: TextCell.firstCluster + UInt32(clusters.count - 1))
    }
  }

  func append(to bytes: inout [UInt8]) {
    var end = cells.count
    while end > 0, cells[end - 1] == .blank { end -= 1 }
    for cell in cells[..<end] {
      // Byte by byte: the collection of a scalar's bytes took longer than to draw the line (measured).
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
    bytes.append(UInt8(ascii: "\n"))
  }
}
