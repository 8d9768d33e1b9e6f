// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport
import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// The code beside the picture.
  struct CodeTests {
    private static let text =
      "[...document.querySelectorAll('#code .code-line')].map((e) => e.textContent).join('\\n')"

    private static let meant =
      "[...document.querySelectorAll('#code .meant')].map((e) => e.textContent).join()"

    @Test func `code stands beside the picture, and follows every save`() throws {
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
      // What the save changed is marked, and nothing else.
      #expect(
        try tab.truth(
          "[...document.querySelectorAll('#code .changed')].some((e) => e.textContent.includes('Quince'))"))
      #expect(try tab.truth("!document.querySelector('#code li').classList.contains('changed')"))
      try tab.click("[data-format=swiftui]")
      try tab.wait("\(Self.text).includes('import SwiftUI')")
      try tab.click("[data-format=xctest]")
      try tab.wait("\(Self.text).includes(': XCTestCase {') && \(Self.text).includes('Quince')")
      #expect(tab.problems == [])
    }

    @Test func `what is selected in the picture is marked in the code, and the other way round`() throws {
      let fixture = try BrowserTests.fixture()
      let tab = fixture.tab
      try tab.press("s")
      try tab.wait("\(Self.text).includes('Pear')")
      try fixture.click(x: 100, y: 120)
      // Under the pointer it is marked before; only what is pinned comes into sight.
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

    @Test func `a copy takes the code without its line numbers`() throws {
      let fixture = try BrowserTests.fixture()
      let tab = fixture.tab
      try tab.value("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
      try tab.press("s")
      try tab.wait("\(Self.text).includes('Pear')")
      try tab.click("#code-view [data-focus=copy]")
      try tab.wait("window.copied !== undefined")
      #expect(try tab.text("window.copied") == fixture.page.json("code/0?format=uikit")["text"] as? String)
    }
  }
}
