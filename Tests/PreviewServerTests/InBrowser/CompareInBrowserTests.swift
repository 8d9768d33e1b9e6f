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
      try tab.wait(
        "document.querySelector('#comparison-summary')?.textContent === 'Texts changed since 09:00:00: 2 saves'"
      )
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
      // Without a problem, the key says so.
      try fixture.page.save("sections: [{rows: [{title: A, minimumRowHeight: 60}]}]\n")
      try tab.wait("document.body.dataset.status === 'good' && problems.hidden")
      try tab.press(".")
      try tab.wait("notice.textContent === 't.yaml has no problems.'")
      // The browser reports a request for the pinned row, which no longer exists.
      #expect(tab.problems.filter { !$0.contains("404") } == [])
    }

    @Test func `the errors are those of the spec, however its name and its texts read`() throws {
      let name = "odd.yaml:3:4: error: t.yaml"
      let spec = "sections:\n  - rows:\n      - {title: A}\n      - {title: B}\n"
      let fixture = try BrowserFixture([name: spec])
      let tab = fixture.tab
      try fixture.page.save(spec.replacing("title", with: "'hint: x.yaml:1:2: error: y'"), to: name)
      try tab.wait("document.body.dataset.status === 'stale' && !problems.hidden")
      try tab.press(".")
      #expect(try tab.text("document.querySelector('#problems strong').textContent") == "error × 2")
      #expect(
        try tab.text("document.querySelector('#problems .problem-text').textContent").hasPrefix(
          "error × 2 unknown key 'hint: x.yaml:1:2: error: y' in a row"))
      #expect(
        try tab.text("document.querySelector('#problems .labeled').textContent").contains(":3 (1 of 2)"))
      #expect(try tab.truth("document.querySelector('#banner .meant').textContent.includes(':3:')"))
      #expect(tab.problems == [])
    }

    @Test func `Compare names the kinds of changes and marks the changed words`() throws {
      let spec = """
        sections:
          - header: Fruit
            rows:
              - {id: a, title: One old pear, tintColor: systemRed}
              - {id: b, title: B, image: star}

        """
      let fixture = try BrowserFixture(["t.yaml": spec])
      let tab = fixture.tab
      try tab.press("c")
      let summary = "document.querySelector('#comparison-summary').textContent"
      let list = "document.querySelector('#comparison-changes ul')"
      var text = spec.replacing("One old pear", with: "One new pear")
      try fixture.page.save(text)
      try tab.wait("\(summary) === 'Texts changed'")
      #expect(
        try tab.text("[...\(list).querySelectorAll('del, ins')].map((each) => each.textContent).join()")
          == "old,new")
      // The changed area is marked in each mode.
      try tab.wait("document.querySelectorAll('.difference-box').length === 1")
      #expect(try tab.truth("document.querySelector('.difference-box').checkVisibility()"))
      // A save that changes nothing leaves both pictures as they are.
      text += "# A comment\n"
      try fixture.page.save(text)
      try tab.wait("document.body.dataset.revision === '3'")
      try tab.wait("\(summary) === 'Texts changed'")
      for (old, new, words) in [
        ("systemRed", "systemBlue", "Colours changed"), ("image: star", "image: heart", "Images changed"),
        ("title: B", "rowHeight: 50, title: C", "Texts and rowHeight changed"),
        ("header: Fruit", "header: Fruits", "Texts changed"),
      ] {
        text = text.replacing(old, with: new)
        try fixture.page.save(text)
        try tab.wait("\(summary) === '\(words)'")
      }
      try fixture.page.save(text.replacing("      - {id: b", with: "      - Added\n      - {id: b"))
      try tab.wait("\(summary) === '1 row added'")
      #expect(try tab.text("\(list).textContent") == "row 0.1 'Added' added")
      #expect(tab.problems == [])
    }
  }
}
