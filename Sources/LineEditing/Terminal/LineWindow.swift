// SPDX-License-Identifier: GPL-3.0-or-later

/// The visible lines of a picture that is too tall, and the numbers of hidden lines above and below.
package struct LineWindow: Hashable, Sendable {
  /// The number of lines that fit, including those that count hidden lines.
  package let height: Int

  package init(height: Int) { self.height = height }

  /// The first line to show nearest to `top`, so that the last lines fill the window.
  package func clamped(top: Int, of count: Int) -> Int { max(0, min(top, count - height)) }

  /// The first line to show so that all of `lines` are visible, or as many of them as fit; `top` if they are visible
  /// already.
  package func top(showing lines: Range<Int>, from top: Int, of count: Int) -> Int {
    let top = clamped(top: top, of: count)
    let seen = seen(from: top, of: count)
    if seen.lowerBound <= lines.lowerBound, lines.upperBound <= seen.upperBound { return top }
    // They are in the middle, so that the lines around them are visible. If they don't fit, their beginning is visible.
    let room = height - 2
    let before = max(0, room - lines.count) / 2
    return clamped(top: lines.lowerBound - before - 1, of: count)
  }

  /// The lines from `top` on, with a line above and below them that counts the hidden ones.
  ///
  /// - Parameter rest: the numbers of rows above and below, if the lines are those of some rows only.
  package func shown(_ lines: [String], from top: Int, of rest: PaneRest? = nil) -> [String] {
    let top = clamped(top: top, of: lines.count)
    let seen = seen(from: top, of: lines.count, beside: rest)
    var shown = Array(lines[seen])
    if seen.lowerBound > 0 {
      let rows = rest?.rowsAbove[seen.lowerBound] ?? 0
      shown.insert(Self.left(seen.lowerBound, rows: rows, "above"), at: 0)
    }
    if seen.upperBound < lines.count || rest?.hasRowsBelow == true {
      let rows = rest.map { $0.rowCount - $0.rowsAbove[seen.upperBound] } ?? 0
      shown.append(Self.left(lines.count - seen.upperBound, rows: rows, "below"))
    }
    return shown
  }

  /// The visible lines, without those that count hidden ones.
  ///
  /// - Parameter rest: the rows above and below all lines, if there are any.
  func seen(from top: Int, of count: Int, beside rest: PaneRest? = nil) -> Range<Int> {
    let end = min(count, top + height)
    let first = top > 0 || rest?.hasRowsAbove == true ? top + 1 : top
    let last = end < count || rest?.hasRowsBelow == true ? end - 1 : end
    return first..<max(first, last)
  }

  /// Counts rows if not all lines are known.
  private static func left(_ lines: Int, rows: Int, _ where: String) -> String {
    let (count, noun) = rows > 0 ? (rows, "row") : (lines, "line")
    return "… \(count) more \(noun)\(count == 1 ? "" : "s") \(`where`)"
  }
}

/// The rows around the drawn ones, of a table with too many rows to draw all of them.
package struct PaneRest: Hashable, Sendable {
  /// The number of rows that end above each line, and a final total.
  package let rowsAbove: [Int]
  /// The number of rows of the table.
  package let rowCount: Int

  package init(rowsAbove: [Int], rowCount: Int) {
    self.rowsAbove = rowsAbove
    self.rowCount = rowCount
  }

  var hasRowsAbove: Bool { (rowsAbove.first ?? 0) > 0 }
  var hasRowsBelow: Bool { (rowsAbove.last ?? rowCount) < rowCount }
}
