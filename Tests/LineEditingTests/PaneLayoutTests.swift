// SPDX-License-Identifier: GPL-3.0-or-later

import LineEditing
import Platform
import Testing

struct PaneLayoutTests {
  private func layout(_ rows: Int, wanted: Int, columns: Int = 80) -> PaneLayout? {
    PaneLayout(size: TerminalSize(columns: columns, rows: rows), wanted: wanted)
  }

  @Test(arguments: [(12, 5, nil), (13, 5, 4), (24, 5, 5), (24, 60, 15), (24, 1, 4), (40, 31, 31)])
  func `the prompt keeps eight lines, and the pane takes as many as it needs`(
    rows: Int, wanted: Int, height: Int?
  ) {
    #expect(layout(rows, wanted: wanted)?.height == height)
  }

  @Test func `text on the screen is scrolled away, not overwritten`() {
    let opening = layout(24, wanted: 5)?.opening ?? ""
    #expect(opening.hasPrefix("\u{1B}[24;1H" + String(repeating: "\n", count: 24) + "\u{1B}[7;24r"))
    #expect(opening.hasSuffix("\u{1B}[7;1H"))
  }

  private func rows(
    _ layout: PaneLayout?, _ lines: [String], from top: Int = 0, of rest: PaneRest? = nil, ruleWidth: Int = 2
  ) -> [String] {
    layout?.rows(lines, from: top, of: rest, ruleWidth: ruleWidth) { String($0.prefix($1)) } ?? []
  }

  @Test func `drawing saves the cursor, erases nothing before it writes, and counts the omitted lines`() {
    let text = PaneLayout.drawing(rows(layout(24, wanted: 4), ["a", "bb", "c", "d", "e", "f"]))
    #expect(text.hasPrefix("\u{1B}[?2026h\u{1B}7\u{1B}[1;1Ha\u{1B}[K"))
    #expect(text.contains("\u{1B}[4;1H… 3 more lines below\u{1B}[K"))
    #expect(text.hasSuffix("\u{1B}8\u{1B}[?2026l"))
    #expect(!text.contains("\n"))
  }

  @Test func `rows that are already on the screen are not drawn again`() {
    let (layout, other) = (layout(24, wanted: 4), layout(24, wanted: 5))
    let shown = rows(layout, ["a", "bb", "c", "d"])
    #expect(
      PaneLayout.drawing(rows(layout, ["a", "new", "c", "d"]), over: shown)
        == "\u{1B}[?2026h\u{1B}7\u{1B}[2;1Hnew\u{1B}[K\u{1B}8\u{1B}[?2026l")
    #expect(PaneLayout.drawing(shown, over: shown).isEmpty)
    // An area of another height is drawn whole.
    let whole = rows(other, ["a", "bb", "c", "d"])
    #expect(PaneLayout.drawing(whole, over: shown) == PaneLayout.drawing(whole))
  }

  @Test func `lines are truncated to the terminal's width`() {
    let rows = rows(layout(24, wanted: 4, columns: 3), ["abcdef"], ruleWidth: 6)
    #expect(rows == ["abc", "", "", "", "═══"])
  }

  @Test func `if a pane's lines belong to table rows, the omitted rows are counted`() {
    let lines = (0..<10).map { "line \($0)" }
    // There are two lines for each row of a table that has a hundred rows above them.
    let rest = PaneRest(rowsAbove: (0...10).map { 100 + $0 / 2 }, rowCount: 106)
    let first = rows(layout(24, wanted: 4), lines, of: rest)
    #expect(first.dropLast() == ["… 100 more rows above", "line 1", "line 2", "… 5 more rows below"])
    let last = rows(layout(24, wanted: 4), lines, from: 6, of: rest)
    #expect(last.dropLast() == ["… 103 more rows above", "line 7", "line 8", "… 2 more rows below"])
  }
}
