// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing

/// A text preview with where its rows are.
package struct TextPreview: Sendable {
  package let lines: [String]
  /// The widest line in columns.
  package let width: Int
  private let rows: [RowLines]

  /// The lines of a row's inside, from 0.
  struct RowLines: Sendable {
    var section: Int
    var row: Int
    var lines: Range<Int>
  }

  init(_ picture: TextPicture) {
    var lines = String(decoding: picture.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
    width = lines.map(DisplayWidth.of).max() ?? 0
    rows = picture.rowLines
  }

  /// The lines of a row with its edges; `nil` where it is not drawn.
  package func lines(ofRow row: Int, section: Int) -> Range<Int>? {
    rows.first { $0.section == section && $0.row == row }.map { found in
      max(0, found.lines.lowerBound - 1)..<min(lines.count, found.lines.upperBound + 1)
    }
  }
}

extension BoxDrawingRenderer {
  package func preview(of list: DisplayList) -> TextPreview {
    TextPreview(TextPicture(list, glyphs: .boxDrawing, maximumColumns: maximumColumns))
  }
}
