// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

extension BrowserTests {
  /// The pinned row after saves, and the address that contains it.
  struct PinTests {
    private let pinned = "document.querySelector('#overlay .pinned')"

    @Test
    func `a pin follows its row through saves and a reload, and the row keeps its position on the screen`()
      throws
    {
      let fixture = try BrowserFixture(["t.yaml": BrowserTests.spec], width: 1280, height: 500)
      let tab = fixture.tab
      try fixture.settle()
      try tab.value("stage.scrollTop = 150")
      try tab.value("location.hash = '#view=preview&pin=row-1.3'")
      try tab.wait("\(pinned)?.dataset.element === 'row-1.3'")
      let top = "\(pinned).querySelector('.frame').getBoundingClientRect().top"
      let before = try tab.number(top)

      // Inserts rows above it, in its section and in another one.
      let inserted = BrowserTests.spec.replacing("Bread, ", with: "Bread, Bun, ")
        .replacing("      - {id: plum", with: "      - {id: fig, title: Fig}\n      - {id: plum")
      try fixture.save(inserted)
      try tab.wait("\(pinned)?.dataset.element === 'row-1.4'")
      #expect(abs(try tab.number(top) - before) < 1)

      // Two saves in quick succession: the pinned row moves, and another row is removed.
      try fixture.page.save(
        inserted.replacing("Honey, ", with: "").replacing("Tea", with: "Honey, Tea"), to: "t.yaml")
      try fixture.save(
        inserted.replacing("Honey, ", with: "").replacing("Tea", with: "Honey, Tea").replacing(
          "Bun, ", with: ""))
      try tab.wait("\(pinned)?.dataset.element === 'row-1.8'")
      try tab.wait("location.hash === '#view=preview&pin=row-1.8'")
      #expect(try tab.text("document.querySelector('#selection-label').textContent").contains("Honey"))
      #expect(abs(try tab.number(top) - before) < 1)

      try tab.call("Page.reload")
      try tab.wait("\(pinned)?.dataset.element === 'row-1.8'")
      try fixture.save(inserted.replacing("Honey, ", with: ""))
      try tab.wait("\(pinned) === null")
      #expect(try tab.text("notice.textContent") == "row 1.8 'Honey' was deleted, and is no longer pinned")
      try tab.wait("location.hash === '#view=preview'")

      // Without a pin, the first visible row keeps its position.
      try tab.value("stage.scrollTop = 150")
      let scrolled = try tab.number("stage.scrollTop")
      try fixture.save(
        inserted.replacing("Honey, ", with: "").replacing(
          "      - {id: plum", with: "      - {id: date, title: Date}\n      - {id: plum"))
      let moved = try tab.number("stage.scrollTop") - scrolled
      #expect(abs(moved - 44) < 1)
      // The browser reports a request for an element that no longer exists.
      #expect(tab.problems.filter { !$0.contains("404") } == [])
    }

    @Test func `an address selects what the page shows, and invalid parts are reported`() throws {
      let fixture = try BrowserTests.fixture()
      let tab = fixture.tab
      try tab.value(
        "location.hash = '#spec=other&view=nowhere&zoom=1.5&rulers=1&appearance=dark&textSize=huge&pin=row-9.9'"
      )
      try tab.wait("notice.textContent !== ''")
      #expect(
        try tab.text("notice.textContent")
          == "Unknown in the address: spec 'other', view 'nowhere', textSize 'huge', element 'row-9.9'")
      try tab.wait("location.hash === '#view=preview&zoom=1.5&rulers=1&appearance=dark'")
      try tab.press("g")
      try tab.wait("location.hash.includes('view=grid')")
      // The address overrides the last chosen view.
      try tab.value("location.hash = '#view=code&appearance=dark'")
      try tab.call("Page.reload")
      try tab.wait("document.body.dataset.view === 'code'")
      try tab.wait("location.hash === '#view=code&appearance=dark'")
      // The browser reports a request for an element that no longer exists.
      #expect(tab.problems.filter { !$0.contains("404") } == [])
    }
  }
}
