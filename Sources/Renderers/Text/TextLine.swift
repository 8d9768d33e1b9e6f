// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// One line of a text picture while it is drawn. What lies outside of it is dropped.
struct TextLine {
  /// `nil` is the second half of a wide character.
  private var cells: [String?]

  init(columns: Int) { cells = Array(repeating: " ", count: columns) }

  var columns: Int { cells.count }

  mutating func set(_ glyph: String, at column: Int) {
    guard cells.indices.contains(column) else { return }
    cells[column] = glyph
  }

  mutating func fill(_ glyph: String, _ range: ClosedRange<Int>) {
    for column in range { set(glyph, at: column) }
  }

  func glyph(at column: Int) -> String? { cells.indices.contains(column) ? cells[column] : nil }

  /// Writes cells from `column` on; whatever does not fit in front of `end` is left out.
  mutating func write(_ text: [(text: String, width: Int)], at column: Int, before end: Int) {
    var column = column
    for cell in text {
      guard column + cell.width <= min(end, columns) else { return }
      guard column >= 0 else {
        column += cell.width
        continue
      }
      cells[column] = cell.text
      if cell.width == 2 { cells[column + 1] = nil }
      column += cell.width
    }
  }

  func append(to bytes: inout [UInt8]) {
    var end = cells.count
    while end > 0, cells[end - 1] == " " { end -= 1 }
    for cell in cells[..<end] {
      if let cell { bytes.append(contentsOf: cell.utf8) }
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}
