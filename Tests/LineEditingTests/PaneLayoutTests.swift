// SPDX-License-Identifier: GPL-3.0-or-later

import LineEditing
import System
import Testing

struct PaneLayoutTests {
  private func layout(_ rows: Int, wanted: Int, columns: Int = 80) -> PaneLayout? {
    PaneLayout(size: TerminalSize(columns: columns, rows: rows), wanted: wanted)
  }

  @Test(arguments: [(12, 5, nil), (13, 5, 4), (24, 5, 5), (24, 60, 15), (24, 1, 4), (40, 31, 31)])
  func `the prompt keeps eight lines, the pane takes what it needs`(rows: Int, wanted: Int, height: Int?) {
    #expect(layout(rows, wanted: wanted)?.height == height)
  }

  @Test func `what is on the screen is scrolled away, not overwritten`() {
    let opening = layout(24, wanted: 5)?.opening ?? ""
    #expect(opening.hasPrefix("\u{1B}[24;1H" + String(repeating: "\n", count: 24) + "\u{1B}[7;24r"))
    #expect(opening.hasSuffix("\u{1B}[7;1H"))
  }

  @Test func `drawing saves the cursor, erases nothing before it writes, and says what is left out`() {
    let text =
      layout(24, wanted: 4)?.drawing(["a", "bb", "c", "d", "e", "f"], ruleWidth: 2) { String($0.prefix($1)) }
      ?? ""
    #expect(text.hasPrefix("\u{1B}[?2026h\u{1B}7\u{1B}[1;1Ha\u{1B}[K"))
    #expect(text.contains("\u{1B}[4;1H… 3 more lines below\u{1B}[K"))
    #expect(text.hasSuffix("\u{1B}8\u{1B}[?2026l"))
    #expect(!text.contains("\n"))
  }

  @Test func `lines are cut to the terminal`() {
    let text =
      layout(24, wanted: 4, columns: 3)?.drawing(["abcdef"], ruleWidth: 6) { String($0.prefix($1)) } ?? ""
    #expect(text.contains("[1;1Habc\u{1B}[K"))
    #expect(text.contains("═══\u{1B}[K") && !text.contains("════"))
  }

  @Test func `where the lines are those of some rows, the others are counted`() {
    let lines = (0..<10).map { "line \($0)" }
    // Two lines a row, of a table that has a hundred above them.
    let rest = PaneRest(rowsAbove: (0...10).map { 100 + $0 / 2 }, rowCount: 106)
    func drawn(from top: Int) -> String {
      layout(24, wanted: 4)?.drawing(lines, from: top, of: rest, ruleWidth: 2) { String($0.prefix($1)) } ?? ""
    }
    let first = drawn(from: 0)
    #expect(first.contains("[1;1H… 100 more rows above\u{1B}[K\u{1B}[2;1Hline 1\u{1B}"))
    #expect(first.contains("[4;1H… 5 more rows below"))
    let last = drawn(from: 6)
    #expect(last.contains("… 103 more rows above"))
    #expect(last.contains("line 8\u{1B}") && !last.contains("line 9"))
    #expect(last.contains("… 2 more rows below"))
  }
}
