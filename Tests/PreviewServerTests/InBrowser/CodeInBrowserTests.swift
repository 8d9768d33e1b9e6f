// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport
import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// The exported code beside the preview.
  struct CodeTests {
    private static let text =
      "[...document.querySelectorAll('#code .code-line')].map((e) => e.textContent).join('\\n')"

    private static let meant =
      "[...document.querySelectorAll('#code .meant')].map((e) => e.textContent).join()"

    @Test func `code is beside the preview and updated by every save`() throws {
      let fixture = try BrowserTests.fixture()
      let tab = fixture.tab
      try tab.press("s")
      try tab.wait("\(Self.text).includes('import UIKit') && \(Self.text).includes('Pear')")
      #expect(try tab.truth("document.querySelector('#code .changed') === null"))
      #expect(try tab.truth("stage.getBoundingClientRect().right <= code.getBoundingClientRect().left + 1"))
      #expect(try tab.truth("stage.offsetWidth > 300 && code.offsetWidth > 400"))
      try Artifacts.keep(tab.screenshot(), as: "page-code.png")
      try fixture.save(BrowserTests.after)
      try tab.wait("\(Self.text).includes('Quince')")
      // Only the lines that the save changed are marked.
      #expect(
        try tab.truth(
          "[...document.querySelectorAll('#code .changed')].some((e) => e.textContent.includes('Quince'))"))
      #expect(try tab.truth("!document.querySelector('#code li').classList.contains('changed')"))
      try tab.click("[data-format=swiftui]")
      try tab.wait("\(Self.text).includes('import SwiftUI')")
      try tab.click("[data-format=xctest]")
      try tab.wait("\(Self.text).includes(': XCTestCase {')")
      #expect(try tab.truth("document.querySelector('[data-file=own]').hidden"))
      #expect(tab.problems == [])
    }

    @Test func `the engineer's file is beside the generated one, and the support files are named`() throws {
      let fixture = try BrowserTests.fixture()
      let tab = fixture.tab
      try tab.press("s")
      try tab.wait("\(Self.text).includes('Pear')")
      let names = "[...document.querySelectorAll('#code-files button')].map((e) => e.textContent).join()"
      #expect(
        try tab.text(names).wholeMatch(of: /\w+Table\.generated\.swift,\w+ViewController\.swift/) != nil)
      #expect(try tab.truth("document.querySelector('#code-technique') === null"))
      try tab.click("[data-file=own]")
      try tab.wait(
        "\(Self.text).includes('ViewController: TableController<') && !\(Self.text).includes('Pear')")
      try tab.click(".code-support summary")
      try tab.wait("document.querySelector('.code-support ul').innerText.includes('TableController.swift')")
      // The choice outlives the format.
      try tab.click("[data-format=swiftui]")
      try tab.wait("\(Self.text).includes('import SwiftUI') && !\(Self.text).includes('Pear')")
      try tab.click("[data-file=generated]")
      try tab.wait("\(Self.text).includes('Pear')")
      #expect(tab.problems == [])
    }

    @Test func `a selection in the preview is marked in the code, and the other way round`() throws {
      let fixture = try BrowserTests.fixture()
      let tab = fixture.tab
      try tab.press("s")
      try tab.wait("\(Self.text).includes('Pear')")
      try fixture.click(x: 100, y: 120)
      // Lines are already marked under the pointer; only a pinned element scrolls them into view.
      try tab.wait("overlay.querySelector('.pinned') !== null")
      try tab.wait("\(Self.meant).includes('Pear')")
      #expect(
        try tab.truth(
          "![...document.querySelectorAll('#code .meant')].some((e) => e.textContent.includes('Apple'))"))
      try tab.value(
        "[...document.querySelectorAll('#code li')].find((e) => e.textContent.includes('Apple')).classList.add('wanted')"
      )
      try tab.click("#code .wanted")
      try tab.wait("\(Self.meant).includes('Apple')")
      try tab.wait("overlay.querySelector('.pinned') !== null")
      #expect(tab.problems == [])
    }

    @Test func `copied code has no line numbers`() throws {
      let fixture = try BrowserTests.fixture()
      let tab = fixture.tab
      try tab.value("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
      try tab.press("s")
      try tab.wait("\(Self.text).includes('Pear')")
      try tab.click("#code-view [data-focus=copy]")
      try tab.wait("window.copied !== undefined")
      let files = try fixture.page.json("code/0?format=uikit")["files"] as? [[String: Any]]
      #expect(try tab.text("window.copied") == files?.first?["text"] as? String)
    }
  }
}
