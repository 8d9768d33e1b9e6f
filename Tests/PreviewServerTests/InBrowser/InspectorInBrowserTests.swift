// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// The measurements of the page and the ways to reach them.
  struct InspectorTests {
    @Test func `hovering measures a row and shows the origin of each number`() throws {
      let fixture = try BrowserTests.fixture()
      let tab = fixture.tab
      try fixture.hover(x: 100, y: 76)
      try tab.wait("document.querySelector('#selection-label').textContent === `row 0.0 'Apple'`")
      let body = try tab.text("document.querySelector('#inspector-body').innerText")
      for word in [
        "Frame", "Corners", "Spacing", "Separator", "contentMarginLeading", "continuous", "Settings",
      ] {
        #expect(body.contains(word), "the inspector lacks \(word)")
      }
      #expect(try tab.truth("overlay.querySelectorAll('.hovered .gap').length >= 3"))
      #expect(try tab.truth("overlay.querySelectorAll('.hovered .corner').length === 2"))
      #expect(try tab.truth("overlay.querySelector('.hovered .separator') !== null"))
      // The drawn frame equals the row's frame to half a point.
      let frame = try fixture.page.json("inspect/0?element=row-0.0")["frame"] as? [String: Double]
      let drawn = "overlay.querySelector('.frame')"
      for (side, name) in [("x", "x"), ("y", "y"), ("width", "width"), ("height", "height")] {
        let value = try tab.number("Number(\(drawn).getAttribute('\(side)'))")
        #expect(abs(value - (frame?[name] ?? .nan)) < 0.01, "\(side)")
      }
      try tab.value("document.querySelector('[data-focus=height]').click()")
      let ledger = try tab.text(
        "[...document.querySelectorAll('.ledger')].find((e) => e.offsetHeight).innerText")
      #expect(ledger.contains("height of row 0.0") && ledger.contains("profile "))
      // Nothing is pinned, so no line of the spec is shown.
      #expect(try tab.truth("document.querySelector('#source-line') === null"))
      #expect(tab.problems == [])
    }

    @Test func `a click shows the line of the spec`() throws {
      let fixture = try BrowserTests.fixture()
      try fixture.click(x: 100, y: 120)
      try fixture.tab.wait("document.querySelector('#source-line') !== null")
      #expect(try fixture.tab.text("document.querySelector('#source-line').textContent") == "t.yaml:9:9")
      #expect(
        try fixture.tab.text("document.querySelector('.excerpt .meant').textContent").contains("title: Pear"))
      try fixture.tab.press("Escape")
      try fixture.tab.wait("document.querySelector('#source-line') === null")
    }

    @Test func `the page reports that a save removed the pinned row`() throws {
      let fixture = try BrowserTests.fixture()
      try fixture.click(x: 100, y: 120)
      try fixture.tab.wait("document.querySelector('#source-line') !== null")
      try fixture.save("title: Shop\nsections:\n  - rows: [Only]\n")
      try fixture.tab.wait("document.querySelector('#inspector .lost') !== null")
      #expect(
        try fixture.tab.text("document.querySelector('#inspector .lost').textContent").contains(
          "no longer there")
      )
    }

    @Test func `with a scroll offset, the frames still cover the measured elements`() throws {
      let rows = (0..<40).map { "Row \($0)" }.joined(separator: ", ")
      let fixture = try BrowserTests.fixture(
        "style: plain\ncontentOffset: 500\ntraits: {height: 400}\nsections:\n  - {header: Title, rows: [\(rows)]}\n"
      )
      try fixture.hover(x: 100, y: 200)
      try fixture.tab.wait("overlay.querySelector('.hovered') !== null")
      let y = try fixture.tab.number("Number(overlay.querySelector('.frame').getAttribute('y'))")
      let height = try fixture.tab.number("Number(overlay.querySelector('.frame').getAttribute('height'))")
      #expect(y <= 200 && 200 < y + height)
      #expect(try fixture.tab.text("document.querySelector('#inspector-body').innerText").contains("Y"))
    }

    @Test func `all controls can be reached with the keyboard`() throws {
      let fixture = try BrowserTests.fixture()
      let tab = fixture.tab
      try tab.value("stage.focus()")
      try tab.press("ArrowDown")
      try tab.wait("document.querySelector('#selection-label').textContent.includes('Fruit')")
      try tab.press("ArrowDown")
      try tab.wait("document.querySelector('#selection-label').textContent.includes('Apple')")
      #expect(try tab.text("announcer.textContent").hasPrefix("row 0.0 Apple, x 20"))
      try tab.press("Enter")
      try tab.wait("document.querySelector('#source-line') !== null")
      try tab.press("?")
      #expect(try tab.truth("shortcuts.open"))
      try tab.press("Escape")
      try tab.wait("!shortcuts.open")
      for (key, view) in [("g", "grid"), ("c", "compare"), ("p", "preview")] {
        try tab.press(key)
        #expect(try tab.text("document.body.dataset.view") == view)
      }
      // The Tab key reaches every visible control.
      let controls = """
        [...document.querySelectorAll('button, select, input, [tabindex="0"]')].filter((each) =>
          !each.disabled && each.checkVisibility({ checkVisibilityCSS: true }))
        """
      let count = Int(try tab.number("(\(controls)).length"))
      try tab.value("window.met = new Set(); document.activeElement.blur()")
      for _ in 0..<(count + 8) {
        try tab.press("Tab")
        try tab.value("window.met.add(document.activeElement)")
      }
      let missed = try tab.text(
        "(\(controls)).filter((each) => !window.met.has(each)).map((e) => e.outerHTML).join()")
      #expect(missed.isEmpty)
      #expect(count > 15)
    }

    @Test func `every control has a name for screen readers, and the page has landmarks`() throws {
      let fixture = try BrowserTests.fixture()
      try fixture.click(x: 100, y: 76)
      try fixture.tab.wait("document.querySelector('#source-line') !== null")
      try fixture.tab.call("Accessibility.enable")
      let nodes = try fixture.tab.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
      func value(_ node: [String: Any], _ key: String) -> String {
        (node[key] as? [String: Any])?["value"] as? String ?? ""
      }
      let seen = nodes.filter { $0["ignored"] as? Bool != true }
      let nameless = seen.filter {
        ["button", "combobox", "slider", "checkbox", "image", "img", "searchbox"].contains(value($0, "role"))
          && value($0, "name").isEmpty
      }
      #expect(nameless.map { value($0, "role") } == [])
      let roles = Set(seen.map { value($0, "role") })
      for role in ["main", "banner", "complementary", "button", "heading", "status"] {
        #expect(roles.contains(role), "no \(role) among \(roles.sorted())")
      }
    }
  }
}
