// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

extension BrowserTests {
  /// Comparisons and problems: before and after, the divider, and the list of problems.
  struct CompareTests {
    private static let round = spec.replacing("insetGrouped", with: "insetGrouped\ncornerRadius: 11")

    @Test
    func
      `a changed radius is visible in the difference, and a pinned state is the before until it is unpinned`()
      throws
    {
      let fixture = try BrowserTests.fixture()
      let tab = fixture.tab
      try tab.press("c")
      try fixture.save(Self.round)
      try tab.click("[data-mode=difference]")
      // There are two sections with four corners each.
      try tab.wait("document.querySelector('#difference-notice').textContent === '8 areas differ'")
      #expect(try tab.number("document.querySelectorAll('.difference-box').length") == 8)
      // A corner's area is where its box is: 16 points from the side, below the header.
      #expect(
        try tab.truth(
          """
          (() => {
            const board = document.querySelector('#comparison-artboard').getBoundingClientRect();
            const box = document.querySelector('.difference-box').getBoundingClientRect();
            return Math.abs(box.left - board.left - 16) < 12 && box.width < 40 && box.height < 40;
          })()
          """))
      #expect(try tab.truth("document.querySelectorAll('.difference canvas').length > 0"))
      // The pin survives saves and a reload.
      try tab.press("b")
      try tab.wait("document.querySelector('#pin-before').textContent === 'Unpin'")
      try fixture.save(Self.round.replacing("Pear", with: "Quince"))
      try fixture.save(Self.round.replacing("Pear", with: "Medlar"))
      try tab.call("Page.reload")
      try tab.wait("document.querySelector('#comparison-summary')?.textContent.endsWith(': 2 saves')")
      let before = "document.querySelector('.layer.before img')"
      try tab.wait("\(before)?.naturalWidth > 0")
      let picture = try tab.text("fetch(\(before).src).then((answer) => answer.text())")
      #expect(picture.contains("Pear"))
      let list = try tab.text("[...before.options].map((each) => each.textContent).join('|')")
      #expect(list.hasPrefix("before the last save|current preview, 09:00:00|09:00:00 · "))
      #expect(list.contains("'Quince': title") && list.split(separator: "|").count == 5)
      // Both sides remain complete while they are stale.
      try fixture.page.save(BrowserTests.broken)
      try tab.wait("document.body.dataset.status === 'stale'")
      #expect(try tab.text("getComputedStyle(\(before)).filter") == "none")
      #expect(
        try tab.text("getComputedStyle(document.querySelector('#comparison-artboard')).outlineStyle")
          == "dashed")
      try tab.press("b")
      try tab.wait("\(before).src.includes('at=before')")
      #expect(tab.problems == [])
    }

    @Test func `a key moves from problem to problem, to its row and its line`() throws {
      let small = BrowserTests.spec.replacing("title: Pear", with: "title: Pear, rowHeight: 20")
        .replacing("title: Plum", with: "title: Plum, rowHeight: 20")
      let fixture = try BrowserTests.fixture(small)
      let tab = fixture.tab
      try tab.wait("document.querySelector('#problems-button').textContent.endsWith(' problems')")
      #expect(try tab.truth("problems.hidden"))
      try tab.press(".")
      try tab.wait("document.querySelector('#problems strong')?.textContent === 'warning × 2'")
      try tab.wait("document.querySelector('#overlay .pinned')?.dataset.element === 'row-0.1'")
      #expect(try tab.text("document.querySelector('#source-line').textContent").hasPrefix("t.yaml:9:"))
      try tab.click("#problems .labeled")
      try tab.wait("document.querySelector('#overlay .pinned')?.dataset.element === 'row-0.2'")
      // Errors replace findings.
      try fixture.page.save(
        small.replacing("rowHeight: 20", with: "rowHight: 20").replacing("header:", with: "headr:"))
      try tab.wait("document.body.dataset.status === 'stale' && !problems.hidden")
      try tab.press(",")
      try tab.wait("document.querySelector('#banner .meant')?.textContent.includes('rowHight')")
      #expect(try tab.text("document.querySelector('#problems strong').textContent") == "error × 2")
      try tab.wait("document.querySelector('#overlay .pinned')?.dataset.element === 'row-0.1'")
      try fixture.page.save(BrowserTests.spec)
      try tab.wait("document.body.dataset.status === 'good' && problems.hidden")
      #expect(tab.problems == [])
    }
  }
}
