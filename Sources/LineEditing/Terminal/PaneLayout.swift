// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// A fixed area at the top of a terminal, and the bytes that set it up and redraw it. Pure: it doesn't access a terminal.
///
/// The rest of the screen becomes the scrolling region (DECSTBM), so that input and output below scroll by themselves.
/// Redrawing saves the cursor, writes each changed line over the old one and restores the cursor: the prompt isn't touched, and
/// nothing flickers because nothing is erased before it is written.
package struct PaneLayout: Hashable, Sendable {
  /// The minimum number of lines for the prompt and its output.
  package static let minimumPromptRows = 8
  /// A pane with fewer lines would be useless.
  package static let minimumHeight = 4

  private static let minimumRule = 20

  /// The minimum number of lines of the terminal.
  package static let minimumRows = minimumPromptRows + minimumHeight + 1

  package let size: TerminalSize
  /// The number of the pane's lines, without the rule below it.
  package let height: Int

  /// - Parameter wanted: the number of lines of the content.
  /// - Returns: `nil` if the terminal is too low.
  package init?(size: TerminalSize, wanted: Int) {
    let room = size.rows - Self.minimumPromptRows - 1
    guard room >= Self.minimumHeight else { return nil }
    self.size = size
    height = max(Self.minimumHeight, min(wanted, room))
  }

  /// The first row of the scrolling region, counted from 1.
  package var regionTop: Int { height + 2 }

  /// Makes room: the screen's content moves to the scrollback, the cursor to the region's first row.
  package var opening: String {
    "\u{1B}[\(size.rows);1H" + String(repeating: "\n", count: size.rows) + region + "\u{1B}[\(regionTop);1H"
  }

  /// Sets the scrolling region, which moves the cursor to the corner of the screen.
  private var region: String { "\u{1B}[\(regionTop);\(size.rows)r" }

  /// Sets the region for a new size and moves the cursor to the region's last row, where a prompt can begin.
  ///
  /// - Parameter isReflowed: whether the terminal has wrapped lines again. Lines of the pane may then be in
  ///   the region, so it is cleared.
  package func resizing(isReflowed: Bool) -> String {
    region + (isReflowed ? clearing : "") + "\u{1B}[\(size.rows);1H"
  }

  /// Gives the whole screen back without moving the cursor.
  package static let closing = "\u{1B}7\u{1B}[r\u{1B}8"

  /// Clears the region and moves to its first row.
  package var clearing: String { "\u{1B}[\(regionTop);1H\u{1B}[J" }

  /// Erases the pane's lines, and restores the cursor.
  var erasing: String {
    "\u{1B}7" + (1...height + 1).map { "\u{1B}[\($0);1H\u{1B}[2K" }.joined() + "\u{1B}8"
  }

  /// The number of lines for output and the prompt.
  package var regionRows: Int { size.rows - height - 1 }

  // MARK: - Scrolling

  private var window: LineWindow { LineWindow(height: height) }

  /// The first line to show nearest to `top`, so that the last lines fill the pane.
  package func clamped(top: Int, of count: Int) -> Int { window.clamped(top: top, of: count) }

  /// The first line to show so that `lines` are visible; `top` if they are visible already.
  package func top(showing lines: Range<Int>, from top: Int, of count: Int) -> Int {
    window.top(showing: lines, from: top, of: count)
  }

  /// The lines that are visible, without those that count hidden ones.
  package func seen(from top: Int, of count: Int) -> Range<Int> {
    window.seen(from: clamped(top: top, of: count), of: count)
  }

  /// Scrolls by pages; a page doesn't include the two lines that count hidden lines.
  package func top(pages: Int, from top: Int, of count: Int) -> Int {
    clamped(top: top + pages * (height - 2), of: count)
  }

  /// The text of each row of the area: the lines from `top` on that fit, then the rule.
  ///
  /// - Parameters:
  ///   - rest: the numbers of rows above and below, if the lines show only some rows.
  ///   - fit: cuts a line to a number of columns.
  package func rows(
    _ lines: [String], from top: Int = 0, of rest: PaneRest? = nil, ruleWidth: Int,
    fit: (String, Int) -> String
  ) -> [String] {
    var shown = window.shown(lines, from: top, of: rest)
    shown += Array(repeating: "", count: height - shown.count)
    // As wide as the picture, so that a narrower window doesn't wrap it.
    let rule = String(
      repeating: TerminalWords.isASCII ? "=" : "═", count: min(size.columns, max(Self.minimumRule, ruleWidth))
    )
    return shown.map { fit($0, size.columns) } + [rule]
  }

  /// Draws the rows that changed, and restores the cursor.
  ///
  /// - Parameter former: the rows that are on the screen; empty if they aren't known, so that all are drawn.
  /// - Returns: an empty text if the screen already shows the rows.
  package static func drawing(_ rows: [String], over former: [String] = []) -> String {
    var text = ""
    for (index, row) in rows.enumerated() where former.count != rows.count || former[index] != row {
      text += "\u{1B}[\(index + 1);1H" + row + "\u{1B}[K"
    }
    // Synchronized output, if the terminal supports it; other terminals ignore it.
    return text.isEmpty ? "" : "\u{1B}[?2026h\u{1B}7" + text + "\u{1B}8\u{1B}[?2026l"
  }
}
