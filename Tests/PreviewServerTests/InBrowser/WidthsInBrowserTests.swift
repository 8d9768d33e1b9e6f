// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// The controls in windows of every width.
  struct WidthsTests {
    /// Lists every control that is covered, truncated, too small or outside of the window.
    private static let misplaced = """
      window.misplaced = (scrolls) => {
        const isSeen = (each) => each.checkVisibility({ visibilityProperty: true });
        const nameOf = (each) => each.id || Object.values(each.dataset)[0] || each.textContent.trim();
        const found = [];
        if (document.documentElement.scrollWidth > innerWidth) found.push("the page is too wide");
        for (const each of document.querySelectorAll("#toolbar, #status, .bar, .banner, main > section")) {
          if (isSeen(each) && each.scrollWidth > each.clientWidth + 1) found.push(`${nameOf(each)} is too wide`);
        }
        const bars = ["#toolbar", ".bar", ".banner", "#status", "#inspector-head"];
        for (const each of document.querySelectorAll(`:is(${bars}) :is(button, input, select, summary)`)) {
          if (!isSeen(each)) continue;
          if (scrolls) each.scrollIntoView({ block: "center" });
          const box = each.getBoundingClientRect();
          if (box.left < 0 || box.right > innerWidth) found.push(`${nameOf(each)} is out of the window`);
          if (box.width < 24 || box.height < 24) found.push(`${nameOf(each)} is ${box.width} by ${box.height}`);
          if (each.matches("button") && each.scrollWidth > each.clientWidth + 1) found.push(`${nameOf(each)} is cut`);
          for (const share of [0.1, 0.5, 0.9]) {
            const hit = document.elementFromPoint(box.left + box.width * share, box.top + box.height / 2);
            if (!each.contains(hit)) found.push(`${nameOf(each)} is covered by ${hit ? nameOf(hit) : "nothing"}`);
          }
        }
        return [...new Set(found)].join();
      };
      """
    /// Widths around each breakpoint of the page, and those of common screens.
    private static let edges =
      [360, 480, 700, 760, 900, 1000, 1200].flatMap { [$0, $0 + 1] }
      + [320, 375, 390, 412, 768, 780, 1024, 1440]

    @Test func `no control covers another or leaves the window, at any width`() throws {
      let fixture = try BrowserFixture([
        "settings-with-a-long-name.yaml": try Repository.text("Sources/Examples/settings.yaml"),
        "t.yaml": BrowserTests.spec,
      ])
      let tab = fixture.tab
      try tab.value(Self.misplaced)
      for (key, view) in [("g", "grid"), ("c", "compare"), ("s", "code"), ("p", "preview")] {
        try tab.press(key)
        try tab.wait("document.body.dataset.view === '\(view)'")
        // The toolbar is the same in every view.
        for width in Self.edges + (view == "preview" ? Array(stride(from: 320, through: 1600, by: 20)) : []) {
          try tab.resize(width: width, height: 800)
          let found = try tab.text(
            "new Promise((done) => requestAnimationFrame(() => done(misplaced(false))))")
          #expect(found == "", "\(view) at \(width)")
        }
        // A window of 1280 by 800 that is magnified four times: all controls can still be reached.
        try tab.resize(width: 320, height: 200)
        let found = try tab.text("new Promise((done) => requestAnimationFrame(() => done(misplaced(true))))")
        #expect(found == "", "\(view), magnified")
      }
      // A narrow grid has its options behind one button.
      try tab.press("g")
      try tab.resize(width: 390, height: 800)
      try tab.wait("document.querySelector('#grid-view .bar').offsetHeight < 50")
      #expect(try tab.truth("!document.querySelector('#grid-scale').checkVisibility()"))
      try tab.click("#grid-options")
      try tab.wait("document.querySelector('#grid-scale').checkVisibility()")
      #expect(try tab.text("misplaced(false)") == "")
      #expect(tab.problems == [])
    }

    @Test func `marked lines of code have aligned edges`() throws {
      let fixture = try BrowserFixture(
        ["t.yaml": try Repository.text("Sources/Examples/settings.yaml")], width: 390, height: 800)
      let tab = fixture.tab
      try tab.press("s")
      try tab.wait("document.querySelectorAll('#code li').length > 100")
      #expect(
        try tab.number(
          "new Set([...document.querySelectorAll('#code li')].map((each) => each.getBoundingClientRect().right)).size"
        ) == 1)
    }
  }
}
