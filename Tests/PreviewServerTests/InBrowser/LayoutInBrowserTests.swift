// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// The page's layout: nothing covers its subject, and text that has room is not truncated.
  struct LayoutTests {
    private static let name = "settings-with-a-long-name.yaml"

    @Test func `a narrow window gives the preview most of its height, and the name is complete`() throws {
      let fixture = try BrowserFixture(
        [Self.name: try Repository.text("Sources/Examples/settings.yaml")], width: 375, height: 812)
      let tab = fixture.tab
      try fixture.settle()
      let stage = "stage.getBoundingClientRect()"
      #expect(try tab.number("\(stage).height / innerHeight") > 0.75)
      // A pinned element takes one line; a click shows all its numbers.
      try fixture.click(x: 100, y: 225)
      try tab.wait("document.querySelector('#inspector').dataset.subject === 'element'")
      #expect(try tab.number("\(stage).height / innerHeight") > 0.7)
      #expect(try tab.truth("inspector.offsetHeight > 20 && inspector.offsetHeight < 60"))
      // No control covers the rows or is outside of the window.
      #expect(try tab.truth("zoom.getBoundingClientRect().top >= \(stage).bottom"))
      #expect(
        try tab.text(
          """
          [...document.querySelectorAll('#toolbar button, #status button')].filter((each) => each.offsetWidth)
            .filter((each) => each.getBoundingClientRect().right > innerWidth || each.getBoundingClientRect().left < 0)
            .map((each) => each.id || each.textContent).join()
          """) == "")
      let shown = "document.querySelector('#spec-name')"
      #expect(try tab.text("\(shown).textContent") == Self.name)
      #expect(
        try tab.truth(
          "\(shown).scrollWidth <= \(shown).clientWidth && \(shown).scrollHeight <= \(shown).clientHeight"))
      try Artifacts.keep(tab.screenshot(), as: "page-narrow.png")
      try tab.click("#inspector-toggle")
      try tab.wait("document.querySelector('#inspector-body').offsetHeight > 100")
      #expect(tab.problems == [])
    }

    @Test func `the inspector's lines reach its edges`() throws {
      let fixture = try BrowserTests.fixture()
      #expect(
        try fixture.tab.truth(
          """
          [...document.querySelectorAll('#inspector section')].every((each) =>
            Math.abs(each.getBoundingClientRect().right - inspector.getBoundingClientRect().right) < 1)
          """))
    }

    @Test func `a long hint wraps, and the caret stays below the marked text`() throws {
      let fixture = try BrowserFixture(["t.yaml": BrowserTests.spec], width: 375, height: 812)
      try fixture.save(
        BrowserTests.spec.replacing("insetGrouped", with: "insetGroupedWithSomethingQuiteLongBehind"))
      let tab = fixture.tab
      try tab.wait("document.querySelector('#banner') !== null")
      #expect(
        try tab.truth(
          "[...document.querySelectorAll('#banner .sentence')].every((each) => each.scrollWidth <= each.clientWidth)"
        ))
      #expect(try tab.truth("document.querySelector('#banner .sentence').clientHeight > 20"))
      #expect(
        try tab.text("getComputedStyle(document.querySelector('#banner .source')).whiteSpace").hasPrefix(
          "pre"))
      let problem = try #require(
        (try fixture.page.json("state")["specs"] as? [[String: Any]])?.first?["problem"] as? String)
      #expect(try tab.text("document.querySelector('#banner pre').textContent") == problem)
    }

    @Test(arguments: [390, 768]) func `the mark of an error is in view, however long its line is`(width: Int)
      throws
    {
      let fixture = try BrowserFixture(["t.yaml": BrowserTests.spec], width: width, height: 844)
      let tab = fixture.tab
      let long = String(repeating: "x", count: 60)
      for place in [
        "{title: \(long), detail: \(long), accesory: checkmark}", "{accesory: checkmark, title: \(long)}",
      ] {
        try fixture.page.save("sections:\n  - rows:\n      - \(place)\n")
        try tab.wait("document.querySelector('#banner .head')?.textContent.includes('accesory')")
        try tab.wait(
          """
          (() => {
            const source = document.querySelector('#banner .source').getBoundingClientRect();
            const gutter = document.querySelector('#banner .gutter').getBoundingClientRect();
            const caret = document.querySelector('#banner .caret').getBoundingClientRect();
            return caret.left >= gutter.right - 1 && caret.right <= source.right && gutter.left >= source.left - 1;
          })()
          """)
      }
      // The button at the end of the list is at the edge.
      try fixture.page.save("sections:\n  - rows:\n      - {accesory: a}\n      - {titel: a}\n")
      try tab.wait(
        "!problems.hidden && problems.querySelector('[title=Close]').getBoundingClientRect().right > problems.clientWidth - 12"
      )
    }

    @Test(arguments: [390, 768]) func `a narrow grid and Compare use their room`(width: Int) throws {
      let fixture = try BrowserFixture(["t.yaml": BrowserTests.spec], width: width, height: 844)
      let tab = fixture.tab
      try tab.press("g")
      try tab.wait("document.querySelectorAll('#grid figure').length > 2")
      // The first row fills the window but for its margins.
      try tab.wait(
        """
        (() => {
          const boxes = [...document.querySelectorAll('#grid .cell')].map((each) => each.getBoundingClientRect());
          const row = boxes.filter(({ top }) => Math.abs(top - boxes[0].top) < 1);
          return row.length >= 2 && innerWidth - Math.max(...row.map(({ right }) => right)) < 48;
        })()
        """)
      try fixture.page.save(BrowserTests.after)
      try tab.press("c")
      try tab.wait("!document.querySelector('#comparison-changes').hidden")
      #expect(
        try tab.number("document.querySelector('#comparison .bar').offsetHeight") < (width == 390 ? 84 : 48))
      // The names of the sides are above the pictures, also when these are scrolled.
      for top in [0, 200] {
        try tab.value("document.querySelector('#comparison-canvas').scrollTop = \(top)")
        #expect(
          try tab.truth(
            """
            [...document.querySelectorAll('.side')].every((each) => {
              const strip = document.querySelector('.sides').getBoundingClientRect();
              const box = each.getBoundingClientRect();
              return box.top >= strip.top && box.bottom <= strip.bottom;
            })
            """))
      }
      #expect(
        try tab.truth(
          "document.querySelector('.sides').getBoundingClientRect().top <= document.querySelector('#comparison-canvas').getBoundingClientRect().top + 1"
        ))
      #expect(tab.problems == [])
    }

    @Test func `a device has the name that specs use, and its tooltip lists the models`() throws {
      let fixture = try BrowserTests.fixture()
      let tab = fixture.tab
      try fixture.settle()
      #expect(try tab.text("inspector.innerText").contains("Device\niPhone-15\n"))
      #expect(try tab.text("document.querySelector('#inspector bdi[title]').title").contains("15 Pro"))
      #expect(try tab.text("document.querySelector('#variant-label').textContent").hasPrefix("iPhone-15 · "))
      #expect(
        try tab.text("document.querySelector('#variant-button').title").contains(
          "iPhone 14 Pro, 15, 15 Pro, 16"))
      let option = "document.querySelector('#variant-device option[value=iPhone-15]')"
      #expect(try tab.text("\(option).textContent") == "iPhone-15 — 393 × 852")
      #expect(try tab.text("\(option).title") == "iPhone 14 Pro, 15, 15 Pro, 16")
    }

    @Test func `no label of a length touches another or lies on a text`() throws {
      let fixture = try BrowserFixture(["t.yaml": try Repository.text("Sources/Examples/settings.yaml")])
      let tab = fixture.tab
      try fixture.settle()
      for (width, row) in [
        (1280, "1.1"), (768, "1.1"), (390, "1.1"), (390, "0.0"), (768, "0.1"), (1280, "4.2"),
      ] {
        try tab.resize(width: width, height: 844)
        try tab.value("location.hash = '#view=preview&pin=row-\(row)'")
        try tab.wait("overlay.querySelector('.pinned')?.dataset.element === 'row-\(row)'")
        let parts = try fixture.page.json("inspect/0?element=row-\(row)")["parts"] as? [[String: Any]] ?? []
        let texts = parts.filter { $0["text"] != nil }.compactMap { $0["frame"] as? [String: Double] }
        #expect(!texts.isEmpty)
        let json = String(decoding: try JSONSerialization.data(withJSONObject: texts), as: UTF8.self)
        #expect(
          try tab.text(
            """
            (() => {
              const board = artboard.getBoundingClientRect();
              const scale = board.width / Number(picture.dataset.width);
              const texts = \(json).map(({ x, y, width, height }) => ({
                left: board.left + x * scale, top: board.top + y * scale,
                right: board.left + (x + width) * scale, bottom: board.top + (y + height) * scale }));
              const labels = [...overlay.querySelectorAll('.labels rect')].map((each) => each.getBoundingClientRect());
              const meets = (one, other, room) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > -room
                && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > -room;
              const found = [];
              for (const [at, label] of labels.entries()) {
                if (labels.some((other, index) => index > at && meets(label, other, 1.5))) found.push(`${at} touches`);
                if (texts.some((text) => meets(label, text, -0.1))) found.push(`${at} lies on a text`);
              }
              return labels.length < 2 ? 'no labels' : found.join();
            })()
            """) == "", "row \(row) at \(width)")
      }
    }

    @Test func `labels of lengths cover no icon of their row or the next`() throws {
      let fixture = try BrowserFixture(["t.yaml": try Repository.text("Sources/Examples/settings.yaml")])
      let tab = fixture.tab
      try fixture.settle()
      #expect(try tab.text("document.querySelector('#zoom-percent').textContent") == "100%")
      try fixture.click(x: 100, y: 225)
      try tab.wait("overlay.querySelector('.pinned')?.dataset.element === 'row-1.1'")
      try Artifacts.keep(tab.screenshot(), as: "page-labels.png")
      var icons: [[String: Double]] = []
      for row in ["1.0", "1.1", "1.2"] {
        let parts = try fixture.page.json("inspect/0?element=row-\(row)")["parts"] as? [[String: Any]] ?? []
        icons += parts.filter { $0["name"] as? String == "image" }
          .compactMap { $0["frame"] as? [String: Double] }
      }
      #expect(icons.count == 3)
      let labels = try #require(
        try tab.value(
          """
          [...overlay.querySelectorAll('.labels rect')].map((each) =>
            ['x', 'y', 'width', 'height'].map((name) => Number(each.getAttribute(name))))
          """) as? [[Double]])
      #expect(labels.count >= 6)
      for label in labels {
        for icon in icons {
          let x = try #require(icon["x"])
          let y = try #require(icon["y"])
          let width = min(label[0] + label[2], x + (icon["width"] ?? 0)) - max(label[0], x)
          let height = min(label[1] + label[3], y + (icon["height"] ?? 0)) - max(label[1], y)
          #expect(width <= 1 || height <= 1, "a label at \(label) covers the icon at \(icon)")
        }
      }
      // Labels beside the row are on its section's margin; all others are in the row and don't cover the next row or
      // a line.
      let frame = try #require(
        try fixture.page.json("inspect/0?element=row-1.1")["frame"] as? [String: Double])
      let (top, bottom) = (frame["y"] ?? 0, (frame["y"] ?? 0) + (frame["height"] ?? 0))
      let (left, right) = (frame["x"] ?? 0, (frame["x"] ?? 0) + (frame["width"] ?? 0))
      let within = labels.filter { $0[0] < right && $0[0] + $0[2] > left }
      #expect(within.count >= 4 && within.allSatisfy { $0[1] >= top - 1 && $0[1] + $0[3] <= bottom + 1 })
      try tab.resize(width: 390, height: 800)
      try tab.wait("document.querySelector('#zoom-percent').textContent !== '100%'")
      #expect(
        try tab.truth(
          """
          [...overlay.querySelectorAll('.labels rect')].map((each) => each.getBoundingClientRect())
            .every(({ left, right }) => left >= 0 && right <= innerWidth)
          """), "a label is cut at the edge")
      let label = "getComputedStyle(overlay.querySelector('.labels text'))"
      #expect(try tab.number("parseFloat(\(label).fontSize)") >= 10)
    }

    @Test func `the page has one banner and one main, and all content is within landmarks`() throws {
      let fixture = try BrowserFixture(["a.yaml": BrowserTests.spec, "b.yaml": "sections: 3\n"])
      let tab = fixture.tab
      try tab.press("]")
      try tab.wait("document.querySelector('#banner') !== null")
      try tab.press("?")
      try tab.wait("document.querySelector('dialog').open")
      for name in ["header", "main", "footer"] {
        #expect(try tab.number("document.querySelectorAll('\(name)').length") == 1, "\(name)")
      }
      #expect(try tab.truth("document.querySelector('header').parentElement === document.body"))
      let outside =
        """
        (() => {
          const found = [];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const place = walker.currentNode.parentElement;
            if (!walker.currentNode.textContent.trim() || place.closest('script, title')) continue;
            if (!place.closest('header, nav, main, aside, footer, dialog, [aria-live]')) found.push(place.outerHTML);
          }
          return found.join();
        })()
        """
      #expect(try tab.text(outside) == "")
    }

    @Test func `the grid of a spec without a preview says so, and shows the first one`()
      throws
    {
      let fixture = try BrowserTests.fixture("sections: 3\n")
      let tab = fixture.tab
      try tab.press("g")
      try tab.wait("document.body.dataset.view === 'grid'")
      #expect(try tab.text("document.querySelector('#grid-nothing').innerText").contains("No preview yet"))
      for key in ["c", "t", "l", "a", "g", "r"] { try tab.press(key) }
      #expect(tab.problems == [])
      try fixture.page.save(BrowserTests.spec)
      try tab.wait("document.querySelector('#grid figure.shown img')?.naturalWidth > 0")
      #expect(try tab.truth("document.querySelector('#grid-nothing').hidden"))
      #expect(tab.problems == [])
    }
  }
}
