// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// A fixed area at the top of a terminal, and the bytes that make and redraw it. Pure: no terminal in it.
///
/// The rest of the screen becomes the scrolling region (DECSTBM), so that what is typed and printed below
/// scrolls by itself. Redrawing saves the cursor, writes each line that changed over the old one and goes back: the
/// prompt is not touched, and nothing flickers because nothing is erased before it is written.
package struct PaneLayout: Hashable, Sendable {
  /// Lines that the prompt and its output keep.
  package static let minimumPromptRows = 8
  /// A pane of fewer lines shows nothing worth its place.
  package static let minimumHeight = 4

  private static let minimumRule = 20

  /// Lines that a terminal must have.
  package static let minimumRows = minimumPromptRows + minimumHeight + 1

  package let size: TerminalSize
  /// Lines of the pane, the rule under it not counted.
  package let height: Int

  /// - Parameter wanted: the lines that the content would take.
  /// - Returns: `nil` where the terminal is too low.
  package init?(size: TerminalSize, wanted: Int) {
    let room = size.rows - Self.minimumPromptRows - 1
    guard room >= Self.minimumHeight else { return nil }
    self.size = size
    height = max(Self.minimumHeight, min(wanted, room))
  }

  /// The first row of the scrolling region, from 1.
  package var regionTop: Int { height + 2 }

  /// Makes room: what is on the screen goes to the scrollback, the cursor to the region's first row.
  package var opening: String {
    "\u{1B}[\(size.rows);1H" + String(repeating: "\n", count: size.rows) + region + "\u{1B}[\(regionTop);1H"
  }

  /// Sets the scrolling region, which moves the cursor to the corner of the screen.
  private var region: String { "\u{1B}[\(regionTop);\(size.rows)r" }

  /// Sets the region for a new size and leaves the cursor at the region's last row, where a prompt can begin.
  ///
  /// - Parameter isReflowed: whether the terminal has wrapped lines anew: lines of the pane may stand in the
  ///   region then, which is emptied.
  package func resizing(isReflowed: Bool) -> String {
    region + (isReflowed ? clearing : "") + "\u{1B}[\(size.rows);1H"
  }

  /// Gives the whole screen back; the cursor stays.
  package static let closing = "\u{1B}7\u{1B}[r\u{1B}8"

  /// Empties the region and goes to its first row.
  package var clearing: String { "\u{1B}[\(regionTop);1H\u{1B}[J" }

  /// Lines that output and the prompt have.
  package var regionRows: Int { size.rows - height - 1 }

  // MARK: - Scrolling

  private var window: LineWindow { LineWindow(height: height) }

  /// The first line to show nearest to `top`, so that the last lines fill the pane.
  package func clamped(top: Int, of count: Int) -> Int { window.clamped(top: top, of: count) }

  /// The first line to show so that `lines` can be seen; `top` where they can be seen already.
  package func top(showing lines: Range<Int>, from top: Int, of count: Int) -> Int {
    window.top(showing: lines, from: top, of: count)
  }

  /// A page further, with the lines that told how much is left out.
  package func top(pages: Int, from top: Int, of count: Int) -> Int {
    clamped(top: top + pages * (height - 2), of: count)
  }

  /// What each row of the area shows, the rule as the last: the lines from `top` on, as many as there is room for.
  ///
  /// - Parameters:
  ///   - rest: how many rows are above and below, where the lines are those of some rows only.
  ///   - fit: cuts a line to a number of columns.
  package func rows(
    _ lines: [String], from top: Int = 0, of rest: PaneRest? = nil, ruleWidth: Int,
    fit: (String, Int) -> String
  ) -> [String] {
    var shown = window.shown(lines, from: top, of: rest)
    shown += Array(repeating: "", count: height - shown.count)
    // As wide as the picture: a narrower window then wraps nothing.
    let rule = String(repeating: "═", count: min(size.columns, max(Self.minimumRule, ruleWidth)))
    return shown.map { fit($0, size.columns) } + [rule]
  }

  /// Draws rows that are not on the screen yet, with the cursor back in its place.
  ///
  /// - Parameter former: the rows that are on the screen; empty where that is not known, and all are drawn.
  /// - Returns: nothing where the screen shows them already.
  package static func drawing(_ rows: [String], over former: [String] = []) -> String {
    var text = ""
    for (index, row) in rows.enumerated() where former.count != rows.count || former[index] != row {
      text += "\u{1B}[\(index + 1);1H" + row + "\u{1B}[K"
    }
    // Synchronized output where the terminal knows it; others pass over it.
    return text.isEmpty ? "" : "\u{1B}[?2026h\u{1B}7" + text + "\u{1B}8\u{1B}[?2026l"
  }
}
