// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import OutputFormats
import Renderers
import TableLayout
import TableModel
import Testing

/// A picture or code overwrites what roundtable made, never a spec or a script, and other files only if the user allows it.
struct FileContentTests {
  private func content(_ text: String, at path: String = "a.txt") -> FileContent {
    FileContent(Array(text.utf8), at: path)
  }

  @Test func `what roundtable writes is recognized by its content`() {
    let table = Table(sections: [Section(info: Section.Info(header: "H"), rows: [Row(title: "A")])])
    let layout = LaidOutTable(table)
    let made: [[UInt8]] = [
      SVGRenderer().render(layout.displayList()), BoxDrawingRenderer().render(layout.displayList()),
      ASCIIRenderer().render(layout.displayList()), FramesJSON.bytes(of: layout),
      Array("// roundtable export swiftui: code\n".utf8), OutputFormat.page.bytes(of: layout), [],
    ]
    for bytes in made {
      let beginning = String(decoding: bytes.prefix(40), as: UTF8.self)
      #expect(FileContent(bytes, at: "a") == .made, "\(beginning)")
      #expect(FileContent(bytes, at: "a.txt") == .made, "\(beginning)")
    }
  }

  @Test func `a mark counts in a file of any name`() {
    for path in ["a.rt", "a.yaml", "a.SWIFT"] {
      #expect(content("// roundtable export swiftui: code\n", at: path) == .made)
    }
  }

  @Test(arguments: [
    "\n── A ──\n   Ada\n", "\u{FEFF}-- A --\r\n   Ada\r\n", "== Title ==\n", "|a|\n", "   a\n+--\n",
  ])
  func `lines that are drawn or indented are a preview, if one is drawn`(text: String) {
    #expect(content(text) == .made)
    #expect(content(text + "text\n") == .other)
    #expect(content(text, at: "a.swift") == .other)
  }

  @Test func `indented lines may be a preview or another text`() {
    #expect(content("   A\n\n   B\n") == .indented)
    #expect(content("  - milk\n  - bread\n") == .indented)
    #expect(content("notes\n  - milk\n") == .other)
  }

  @Test func `a spec is recognized by its content, even with errors`() {
    #expect(content("sections: [{rows: [A]}]\n") == .spec)
    #expect(content("cornerRadius: 3\n") == .spec)
    #expect(content("sections: [{rows: [A]\n") == .spec)
    #expect(content("---\n  sections: []\n") == .spec)
    #expect(content("name: x\n") == .other)
  }

  @Test func `a script is recognized by its name`() {
    #expect(content("set-radius 3\n", at: "s.rt") == .script)
    #expect(content("> show\n", at: "S.GOLDEN") == .script)
    #expect(content("let hand = 1\n", at: "hand.swift") == .other)
    #expect(content("show me\n") == .other)
  }
}
