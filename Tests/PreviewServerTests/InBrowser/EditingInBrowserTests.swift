// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// Trying and writing numbers in the inspector, and opening the editor.
  struct EditingTests {
    @Test func `arrow keys and dragging try a number, and a click writes it and keeps comments`() throws {
      let recorder = ActRecorder()
      let fixture = try BrowserFixture(["t.yaml": PageEditingTests.spec], editing: recorder.editing())
      let tab = fixture.tab
      try fixture.click(x: 100, y: 60)
      try tab.wait("document.querySelector('#trying summary')")
      try tab.click("#trying summary")
      try tab.wait("document.querySelector('#try-cornerRadius').offsetHeight > 0")
      try tab.value("document.querySelector('#try-cornerRadius').focus()")
      for _ in 0..<3 { try tab.press("ArrowUp") }
      try tab.wait("document.querySelector('#picture').dataset.address.includes('cornerRadius_13')")
      // The page measures the tried number, and the field keeps the focus.
      try tab.wait("document.querySelector('.corner [d]') && overlay.textContent.includes('13')")
      #expect(try tab.text("document.activeElement.id") == "try-cornerRadius")
      let label = try tab.middle(of: "label[for='try-inset.left']")
      try tab.drag(from: label, to: (label.x + 15, label.y))
      try tab.wait("document.querySelector('#picture').dataset.address.includes('inset.left_25')")
      #expect(try fixture.page.scratch.read("t.yaml") == PageEditingTests.spec)
      // Escape restores the spec's number.
      try tab.value("document.querySelector('#try-inset\\\\.left').focus()")
      try tab.press("Escape")
      try tab.wait("!document.querySelector('#picture').dataset.address.includes('inset')")
      try tab.wait("document.querySelectorAll('.tried li').length === 1")
      try tab.value("document.querySelector('#write').click()")
      try tab.wait(
        "document.querySelector('#trying-status').textContent === 'Wrote cornerRadius 13 to t.yaml:2.'")
      try tab.wait("document.querySelectorAll('.tried li').length === 0")
      #expect(
        try fixture.page.scratch.read("t.yaml")
          == PageEditingTests.spec.replacing("cornerRadius: 10 ", with: "cornerRadius: 13 "))
      // A save by another program discards the tried number, and the page says so.
      try tab.value("document.querySelector('#try-cornerRadius').focus()")
      try tab.press("ArrowDown")
      try tab.wait("document.querySelector('.tried li')")
      try fixture.save(PageEditingTests.spec)
      try tab.wait(
        "document.querySelector('#trying-status').textContent.includes('Dropped: cornerRadius 12')")
      // The daemon opens the editor first; editors with their own URL scheme can be opened by a link.
      try tab.value("document.querySelector('#edit-link').click()")
      try tab.wait("document.querySelector('.edit-controls p').textContent.includes('in fake')")
      #expect(recorder.opened == [fixture.page.scratch.path("t.yaml") + ":5"])
      try tab.value(
        "{ const s = document.querySelector('.edit-controls select'); s.value = 'vscode'; s.dispatchEvent(new Event('change')) }"
      )
      #expect(
        try tab.text("document.querySelector('#edit-link').href")
          == "vscode://file\(fixture.page.scratch.path("t.yaml")):5:9")
      #expect(tab.problems == [])
    }
  }
}
