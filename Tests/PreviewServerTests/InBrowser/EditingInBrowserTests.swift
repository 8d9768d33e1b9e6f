// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import PreviewServer
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
      try tab.value("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
      try tab.value("document.querySelector('.tried [data-focus=copy]').click()")
      try tab.wait("window.copied === 'set cornerRadius 13'")
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

    private static let spec =
      "cornerRadius: 10\nsections:\n  - rows: [A, {title: B, rowHeight: 60}]\n  - rows: [Alone]\n"

    /// Opens the numbers of an element.
    private func fixture(pin element: String) throws -> BrowserFixture {
      let recorder = ActRecorder()
      let fixture = try BrowserFixture(["t.yaml": Self.spec], editing: recorder.editing())
      try fixture.settle()
      try fixture.tab.value("location.hash = '#view=preview&pin=\(element)'")
      try fixture.tab.wait("document.querySelector('#trying summary')")
      try fixture.tab.click("#trying summary")
      return fixture
    }

    /// Replaces the text of a field as a person does.
    private func type(_ text: String, into key: String, of tab: BrowserTab) throws {
      try tab.wait("document.getElementById('try-\(key)').offsetHeight > 0")
      try tab.value(
        "{ const field = document.getElementById('try-\(key)'); field.scrollIntoView({ block: 'center' }); field.focus(); field.select(); }"
      )
      try tab.call("Input.insertText", ["text": text])
    }

    @Test func `one click writes the number of a field that is being edited`() throws {
      let fixture = try fixture(pin: "row-0.1")
      let tab = fixture.tab
      // The second number adds a line, and the third changes one.
      for (key, text, line) in [
        ("cornerRadius", "13", "cornerRadius: 13"), ("rowHeight", "77", "rowHeight: 77"),
        ("cornerRadius", "9", "cornerRadius: 9"),
      ] {
        if key == "rowHeight" { try type("5", into: "rowSpacing", of: tab) }
        try type(text, into: key, of: tab)
        try tab.wait("document.querySelector('#write').offsetHeight > 0")
        try tab.value("document.querySelector('#write').scrollIntoView({ block: 'center' })")
        let revision = try tab.text("document.body.dataset.revision")
        try tab.click("#write")
        try tab.wait("document.querySelector('#trying-status').textContent.includes('Wrote ')")
        try tab.wait(
          "document.body.dataset.revision !== '\(revision)' && document.querySelectorAll('.tried li').length === 0"
        )
        #expect(try fixture.page.scratch.read("t.yaml").contains(line))
      }
      #expect(try fixture.page.scratch.read("t.yaml").contains("rowSpacing: 5"))
      #expect(tab.problems == [])
    }

    @Test func `a save during a press of a button doesn't take the click away`() throws {
      let fixture = try fixture(pin: "row-0.1")
      let tab = fixture.tab
      try tab.value("document.querySelector('[data-focus=next]').scrollIntoView({ block: 'center' })")
      let (x, y) = try tab.middle(of: "[data-focus=next]")
      for kind in ["mouseMoved", "mousePressed"] {
        try tab.call(
          "Input.dispatchMouseEvent",
          [
            "type": kind, "x": x, "y": y, "button": "left", "buttons": kind == "mouseMoved" ? 0 : 1,
            "clickCount": 1,
          ])
      }
      try fixture.page.save(Self.spec.replacing("[Alone]", with: "[Other]"))
      try tab.wait("document.body.dataset.revision === '2'")
      try tab.wait("picture.dataset.address.includes('revision=2')")
      try tab.call(
        "Input.dispatchMouseEvent",
        ["type": "mouseReleased", "x": x, "y": y, "button": "left", "buttons": 0, "clickCount": 1])
      try tab.wait("document.querySelector('#selection-label').textContent === 'footer 0'")
    }

    @Test func `a save doesn't change what is being typed`() throws {
      let fixture = try fixture(pin: "row-1.0")
      let tab = fixture.tab
      try type("5", into: "rowHeight", of: tab)
      try tab.wait("document.querySelectorAll('.tried li').length === 1")
      try fixture.page.save(Self.spec.replacing("[A,", with: "[New, A,"))
      try tab.wait("document.querySelector('#trying-status').textContent.includes('Dropped: rowHeight 5')")
      try tab.call("Input.insertText", ["text": "6"])
      try tab.wait("document.querySelector('.tried li')?.textContent.startsWith('rowHeight 56 ')")
      #expect(tab.problems == [])
    }

    @Test func `a number that can't be used is refused with the reason, and isn't written`() throws {
      let fixture = try fixture(pin: "row-1.0")
      let tab = fixture.tab
      let message = "document.getElementById('try-cornerRadius-message').textContent"
      for (text, words) in [
        ("abc", "“abc” is not a number."), ("60px", "Type 60 without “px”; lengths are in points."),
        ("−5", "cornerRadius is at least 0; −5 is less."), ("1e3", "“1e3” is not a number."),
        ("9999999", "cornerRadius is at most 1000000; 9999999 is more."),
        ("12 13", "“12 13” is not a number."),
      ] {
        try type(text, into: "cornerRadius", of: tab)
        try tab.wait("\(message).endsWith(`\(words)`)")
        // The text remains until it is corrected.
        try tab.value("document.activeElement.blur()")
        #expect(try tab.text("document.getElementById('try-cornerRadius').value") == text)
        #expect(try tab.truth("document.querySelector('.tried').hidden"))
      }
      try type("2.5", into: "numberOfLines", of: tab)
      try tab.wait(
        "document.getElementById('try-numberOfLines-message').textContent === 'numberOfLines is a whole number; 2.5 is not.'"
      )
      try type("7", into: "rowSpacing", of: tab)
      try tab.wait("document.querySelector('#write').offsetHeight > 0")
      try tab.click("#write")
      try tab.wait("document.querySelector('#trying-status').textContent.startsWith('Nothing was written. ')")
      #expect(try fixture.page.scratch.read("t.yaml") == Self.spec)
      try type("x", into: "cornerRadius", of: tab)
      try tab.press("Escape")
      #expect(try tab.text("document.getElementById('try-cornerRadius').value + \(message)") == "10")
      #expect(tab.problems == [])
    }

    @Test func `a limited or rounded number says which number is shown, and why`() throws {
      let fixture = try fixture(pin: "row-1.0")
      let tab = fixture.tab
      let message = "document.getElementById('try-cornerRadius-message').textContent"
      try type("23", into: "cornerRadius", of: tab)
      try tab.wait("\(message) === '23 is shown as 22: half of the shorter side, 353 x 44'")
      try type("22", into: "cornerRadius", of: tab)
      try tab.wait("\(message) === ''")
      try type("7,12345", into: "cornerRadius", of: tab)
      try tab.wait("\(message) === 'Rounded to 7.123'")
      try tab.value("document.querySelector('#write').scrollIntoView({ block: 'center' })")
      try tab.click("#write")
      try tab.wait(
        "document.querySelector('#trying-status').textContent === 'Wrote cornerRadius 7.123 to t.yaml:1.'")
      #expect(try fixture.page.scratch.read("t.yaml").hasPrefix("cornerRadius: 7.123\n"))
      try tab.wait("document.getElementById('try-cornerRadius').value === '7.123'")
    }
  }
}
