// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Platform
import TestSupport
import Testing

extension BrowserTests {
  /// The page for an empty, invalid or missing spec, and the sizes that it names.
  struct StatesTests {
    private static let since = WallClock.local("2026-11-21 08:41:07 UTC")

    @Test func `an empty spec is reported with an example of a first row`() throws {
      let fixture = try BrowserTests.fixture("title: Shop\nsections: []\n")
      let tab = fixture.tab
      try tab.wait("nothing.innerText.includes('This spec has no rows')")
      // The page's example works.
      try fixture.page.save(try tab.text("nothing.querySelector('pre').textContent") + "\n")
      try tab.wait("nothing.hidden && picture.dataset.height > 0")
      #expect(try tab.text("document.body.dataset.status") == "good")
      #expect(tab.problems == [])
    }

    @Test func `nothing is shown as good while the spec is invalid or missing`() throws {
      let fixture = try BrowserTests.fixture()
      let tab = fixture.tab
      try fixture.save(BrowserTests.after)
      try tab.wait("summary.textContent.includes('Quince')")
      let dot = "getComputedStyle(connection, '::before').backgroundColor"
      let good = try tab.text(dot)
      try fixture.save(BrowserTests.broken)
      try tab.wait("connection.textContent === 'Broken since \(Self.since)'")
      #expect(try tab.text("summary.textContent + render.textContent") == "")
      #expect(try tab.text(dot) != good)
      try fixture.page.scratch.remove("t.yaml")
      try tab.wait("connection.textContent === 'Missing since \(Self.since)'")
      #expect(
        try tab.text("document.querySelector('.since').textContent")
          == "Missing since \(Self.since) · this is the last good preview")
      try fixture.page.save(BrowserTests.spec)
      try tab.wait("connection.textContent === 'connected'")
      #expect(try tab.text(dot) == good)
      #expect(tab.problems == [])
    }

    @Test func `the name of a spec without a title is shown once, and a missing spec is reported`() throws {
      let fixture = try BrowserFixture(
        ["a.yaml": "sections: [{rows: [A]}]\n", "b.yaml": BrowserTests.spec],
        order: ["a.yaml", "b.yaml", "nosuch.yaml"])
      let tab = fixture.tab
      #expect(try tab.text("document.querySelector('#toolbar h1').textContent") == "a.yaml")
      let lines = "document.querySelectorAll('#specs-list button')"
      #expect(try tab.text("\(lines)[0].innerText.trim()") == "a.yaml")
      #expect(try tab.text("\(lines)[2].textContent") == "nosuch.yamlMissing")
      try tab.press("[")
      try tab.wait("document.querySelector('.since')?.textContent === 'Missing since \(Self.since)'")
      #expect(try tab.text("nothing.innerText").contains("No such file"))
      #expect(tab.problems == [])
    }

    @Test func `a framed table has the device's corners, and its screen and content sizes are shown once`()
      throws
    {
      let rows = Array(repeating: "Row", count: 30).joined(separator: ", ")
      let fixture = try BrowserTests.fixture(
        "screen: {deviceFrame: true}\ntraits: {device: iPhone-15}\nsections: [{rows: [\(rows)]}]\n")
      let tab = fixture.tab
      try fixture.settle()
      #expect(
        try tab.text("size.textContent").wholeMatch(
          of: /screen 393 × 852 pt · content 393 × 1\d{3}(\.\d+)? pt/) != nil)
      #expect(try tab.text("summary.textContent") == "")
      #expect(try tab.text("inspector.innerText").contains("Screen\n393 × 852\nContent\n393 × 1"))
      let scale = try tab.number("picture.clientWidth") / 393
      let corner = "parseFloat(getComputedStyle(drawing).borderTopLeftRadius)"
      #expect(abs(try tab.number(corner) - 55 * scale) < 0.1)
    }

    @Test func `states and choices differ in borders and shapes when forced colours replace the page's`()
      throws
    {
      let fixture = try BrowserFixture(
        ["a.yaml": BrowserTests.spec, "b.yaml": "sections: 3\n"], order: ["a.yaml", "b.yaml"])
      let tab = fixture.tab
      try tab.call(
        "Emulation.setEmulatedMedia",
        ["features": [["name": "forced-colors", "value": "active"]]])
      let look = """
        ((each) => ["backgroundColor", "borderRadius", "boxShadow"].map((key) => getComputedStyle(each)[key]).join())
        """
      #expect(
        try tab.truth(
          "\(look)(document.querySelector('[data-view=preview]:is(button)')) !== \(look)(document.querySelector('[data-view=grid]:is(button)'))"
        ))
      #expect(
        try tab.truth(
          """
          new Set([...document.querySelectorAll('#specs-list .dot')].map((each) => \(look)(each))).size === 2
            && [...document.querySelectorAll('#specs-list .dot')].every((each) => !\(look)(each).startsWith('rgba(0, 0, 0, 0),50%,none'))
          """))
      try Artifacts.keep(tab.screenshot(), as: "page-forced-colors.png")
    }
  }
}
