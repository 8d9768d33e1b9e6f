// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Inspecting
import StaticPage
import TableModel
import TableSpec
import TestSupport
import Testing

extension BrowserTests {
  /// Pages in one file, opened from the disk.
  struct StaticPageTests {
    private let folder = ScratchFolder()
    private let spec: LoadedSpec

    init() throws { spec = try Self.loaded(BrowserTests.spec) }

    private static func loaded(_ text: String) throws -> LoadedSpec {
      try SpecDecoder(fileName: "t.yaml").read(Array(text.utf8))
    }

    private func open(
      _ page: StaticPage, width: Int = 1280, height: Int = 800, scripts: Bool = true
    ) throws -> BrowserTab {
      let path = folder.path("x.html")
      try Data(page.made().bytes).write(to: URL(fileURLWithPath: path))
      let tab = try SharedBrowser.get().openTab(width: width, height: height)
      if !scripts { try tab.call("Emulation.setScriptExecutionDisabled", ["value": true]) }
      try tab.call("Page.navigate", ["url": "file://\(path)"])
      try tab.waitWithoutScripts(
        "document.readyState === 'complete' && document.querySelector('.view') !== null")
      return tab
    }

    private var single: StaticPage {
      StaticPage(
        title: "Shop", sections: [.init(content: .pictures([.init("t.yaml", spec.table, spec: spec)]))])
    }

    private var pair: StaticPage {
      get throws {
        let after = try Self.loaded(BrowserTests.after)
        let row = PageElement.row(Table.IndexPath(row: 1, section: 0))
        return StaticPage(
          title: "Changes",
          sections: [
            .init(
              title: "t.yaml", words: ["row 0.1: title Pear → Quince"],
              content: .pair(
                old: .init("Before", spec.table, spec: spec, marked: [row]),
                new: .init("After", after.table, spec: after, marked: [row])))
          ], variety: .appearances)
      }
    }

    /// The middle of a row in a picture.
    private func row(_ row: Int, picture: Int = 0, _ tab: BrowserTab) throws -> (x: Double, y: Double) {
      try tab.middle(
        of: "[data-picture='\(picture)'] .view[data-appearance~='spec'] [data-section='0'][data-row='\(row)']"
      )
    }

    private static let shown =
      "[...document.querySelectorAll('.view')].filter((each) => each.clientWidth > 0)"

    @Test func `a click shows a row's frame, corners, parts, lines and the sum of a number`() throws {
      let tab = try open(single)
      let apple = try row(0, tab)
      try tab.click(x: apple.x, y: apple.y)
      try tab.wait("document.querySelector('#selection-label').textContent === \"row 0.0 'Apple'\"")
      let body = try tab.text("document.querySelector('#inspector-body').innerText")
      for words in ["Frame", "Corners", "Title", "Detail", "Spacing", "Settings", "t.yaml:8:9"] {
        #expect(body.contains(words), "\(words) in \(body)")
      }
      #expect(try tab.number("document.querySelectorAll('.overlay .pinned .frame').length") == 1)
      // The height is 44 points, and the sum says why.
      try tab.click("#inspector [data-focus='height']")
      let sum = try tab.text("document.querySelector('.ledger:not([hidden])').innerText")
      #expect(sum.contains("= 44"), "\(sum)")
      try Artifacts.keep(tab.screenshot(), as: "static-page.png")
      try tab.click("#inspector [data-focus='next']")
      try tab.wait("document.querySelector('#selection-label').textContent === \"row 0.1 'Pear'\"")
      try tab.press("Escape")
      try tab.wait(
        "document.querySelector('#inspector').dataset.subject === 'element' || document.querySelectorAll('.pinned').length === 0"
      )
      #expect(try tab.number("document.querySelectorAll('.pinned').length") == 0)
      #expect(tab.problems == [])
    }

    @Test func `every element of the live page has the same numbers in the file`() throws {
      let fixture = try BrowserTests.fixture()
      let tab = try open(single)
      let apple = try row(0, tab)
      try tab.click(x: apple.x, y: apple.y)
      try tab.wait("document.querySelector('#selection-label').textContent === \"row 0.0 'Apple'\"")
      try fixture.click(x: 100, y: 80)
      try fixture.tab.wait("document.querySelector('#selection-label').textContent === \"row 0.0 'Apple'\"")
      let numbers =
        "[...document.querySelectorAll('#inspector-body .field')].map((each) => each.innerText.replace(/\\s+/g, ' ')).join('|')"
      #expect(try tab.text(numbers).count > 100)
      #expect(try tab.text(numbers) == fixture.tab.text(numbers))
    }

    @Test func `variants change the picture and the numbers of a pinned row`() throws {
      let tab = try open(single)
      let apple = try row(0, tab)
      try tab.click(x: apple.x, y: apple.y)
      try tab.wait("document.querySelectorAll('.pinned .frame').length === 1")
      let height = "document.querySelector('#inspector [data-focus=height] .value').textContent"
      #expect(try tab.text(height) == "44")
      try tab.click("label:has(#text-size-accessibilityLarge)")
      try tab.wait("\(height) !== '44'")
      try tab.click("label:has(#appearance-dark)")
      try tab.click("label:has(#direction-rtl)")
      #expect(try tab.number("\(Self.shown).length") == 1)
      #expect(
        try tab.text("Object.values(\(Self.shown)[0].dataset).join()")
          == "dark,rtl,accessibilityLarge")
      let scale = "document.querySelector('.pinned .frame').getBoundingClientRect().height"
      #expect(abs(try tab.number(scale) - (Double(try tab.text(height)) ?? 0)) < 3)
      try tab.click("#show-rulers")
      try tab.wait(
        "[...document.querySelectorAll('.rulers')].filter((each) => each.clientWidth > 0).length === 1")
      try Artifacts.keep(tab.screenshot(), as: "static-page-variant.png")
      #expect(tab.problems == [])
    }

    @Test func `without scripts, the pictures, the variants and the rulers are there`() throws {
      let tab = try open(single, scripts: false)
      #expect(try tab.number("\(Self.shown).length") == 1)
      #expect(try tab.truth("document.querySelector('#inspector').offsetHeight === 0"))
      try tab.click("label:has(#appearance-dark)")
      try tab.waitWithoutScripts("\(Self.shown)[0].dataset.appearance === 'dark'")
      try tab.click("#show-rulers")
      try tab.waitWithoutScripts(
        "[...document.querySelectorAll('.rulers')].some((each) => each.clientWidth > 0)")
      let other = try open(pair, scripts: false)
      #expect(try other.number("\(Self.shown).length") == 2)
      #expect(
        try other.truth(
          "\(Self.shown)[0].getBoundingClientRect().right < \(Self.shown)[1].getBoundingClientRect().left"))
      #expect(try other.truth("document.body.innerText.includes('row 0.1: title Pear → Quince')"))
      try Artifacts.keep(other.screenshot(), as: "static-pair-without-scripts.png")
    }

    @Test func `a pair is compared with a divider, onion skin and the difference`() throws {
      let tab = try open(try pair)
      let boards =
        "[...document.querySelectorAll('.artboard')].map((each) => each.getBoundingClientRect().left)"
      #expect(try tab.truth("\(boards)[0] !== \(boards)[1]"))
      for mode in ["slide", "onion", "difference"] {
        try tab.click(".modes [data-mode='\(mode)']")
        try tab.wait("document.querySelector('.pair').dataset.mode === '\(mode)'")
        #expect(try tab.truth("\(boards)[0] === \(boards)[1]"), "\(mode)")
        try Artifacts.keep(tab.screenshot(), as: "static-pair-\(mode).png")
      }
      try tab.click(".modes [data-mode='slide']")
      let before = try tab.screenshot()
      let board = "document.querySelector('.artboard').getBoundingClientRect()"
      let (left, top, width) = (
        try tab.number("\(board).left"), try tab.number("\(board).top"), try tab.number("\(board).width")
      )
      try tab.drag(from: (left + width / 2, top + 50), to: (left + width * 0.9, top + 50))
      try tab.wait("document.querySelector('.modes input').value === '90'")
      #expect(try tab.screenshot() != before)
      // Beside each other again, each picture has its own inspector.
      try tab.click(".modes [data-mode='beside']")
      let quince = try row(1, picture: 1, tab)
      try tab.click(x: quince.x, y: quince.y)
      try tab.wait("document.querySelector('#selection-label').textContent === \"row 0.1 'Quince'\"")
      #expect(try tab.number("document.querySelectorAll('[data-picture=\"1\"] .pinned').length") == 1)
      #expect(try tab.number("document.querySelectorAll('[data-picture=\"0\"] .pinned').length") == 0)
      #expect(tab.problems == [])
    }

    @Test(arguments: [390, 768, 1440]) func `nothing is wider than the window`(width: Int) throws {
      for (name, page) in [("single", single), ("pair", try pair)] {
        let tab = try open(page, width: width, height: 844)
        let apple = try row(0, tab)
        try tab.click(x: apple.x, y: apple.y)
        try tab.wait("document.querySelector('#inspector').dataset.subject === 'element'")
        #expect(try tab.number("document.documentElement.scrollWidth") <= Double(width), "\(name)")
        // The row stays in sight beside or above its numbers.
        #expect(
          try tab.truth(
            "document.querySelector('.pinned .frame').getBoundingClientRect().bottom <= innerHeight && (innerWidth > 700 || document.querySelector('.pinned .frame').getBoundingClientRect().bottom < inspector.getBoundingClientRect().top)"
          ))
        try Artifacts.keep(tab.screenshot(), as: "static-\(name)-\(width).png")
        #expect(tab.problems == [])
      }
    }
  }
}
