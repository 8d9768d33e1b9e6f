// SPDX-License-Identifier: GPL-3.0-or-later

/// Some lines of a picture that is taller than its place: which ones, and how many are left out above and below.
package struct LineWindow: Hashable, Sendable {
  /// Lines that there is room for, with those that say how much is left out.
  package let height: Int

  package init(height: Int) { self.height = height }

  /// The first line to show nearest to `top`, so that the last lines fill the window.
  package func clamped(top: Int, of count: Int) -> Int { max(0, min(top, count - height)) }

  /// The first line to show so that all of `lines` can be seen, or as many of them as there is room for; `top`
  /// where they can be seen already.
  package func top(showing lines: Range<Int>, from top: Int, of count: Int) -> Int {
    let top = clamped(top: top, of: count)
    let seen = seen(from: top, of: count)
    if seen.lowerBound <= lines.lowerBound, lines.upperBound <= seen.upperBound { return top }
    // In the middle, so that what surrounds it is seen too; of what does not fit, the beginning is shown.
    let room = height - 2
    let before = max(0, room - lines.count) / 2
    return clamped(top: lines.lowerBound - before - 1, of: count)
  }

  /// The lines from `top` on, with a line above and below them that says how much is left out.
  ///
  /// - Parameter rest: how many rows are above and below, where the lines are those of some rows only.
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

  /// The lines that are shown, without those that say how much is left out.
  ///
  /// - Parameter rest: tells whether there are rows above and below all lines.
  private func seen(from top: Int, of count: Int, beside rest: PaneRest? = nil) -> Range<Int> {
    let end = min(count, top + height)
    let first = top > 0 || rest?.hasRowsAbove == true ? top + 1 : top
    let last = end < count || rest?.hasRowsBelow == true ? end - 1 : end
    return first..<max(first, last)
  }

  /// Counts rows where not all lines are known.
  private static func left(_ lines: Int, rows: Int, _ where: String) -> String {
    let (count, noun) = rows > 0 ? (rows, "row") : (lines, "line")
    return "… \(count) more \(noun)\(count == 1 ? "" : "s") \(`where`)"
  }
}

/// What is beside the lines that are those of some rows only, for the table has too many to draw them all.
package struct PaneRest: Hashable, Sendable {
  /// How many rows of the table end above each line, and above what follows the last.
  package let rowsAbove: [Int]
  /// The table's.
  package let rowCount: Int

  package init(rowsAbove: [Int], rowCount: Int) {
    self.rowsAbove = rowsAbove
    self.rowCount = rowCount
  }

  var hasRowsAbove: Bool { (rowsAbove.first ?? 0) > 0 }
  var hasRowsBelow: Bool { (rowsAbove.last ?? rowCount) < rowCount }
}
