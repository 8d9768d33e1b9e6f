// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TableSpec
import Testing

/// Labels with attributes, beside texts and in cards.
struct LabelMarkdownTests {
  private func row(_ text: String) throws -> Row {
    try SpecDecoder(fileName: "t.yaml").decode(Array("sections: [{rows: [{\(text)}]}]".utf8)).sections[0]
      .rows[0]
  }

  private func runs(_ row: Row) -> [TextRun] {
    let list = LaidOutTable(Table(sections: [Section(rows: [row])])).displayList()
    return list.items.compactMap { if case .text(let run) = $0.content { run } else { nil } }
  }

  @Test(arguments: [
    "title: A, trailing: [{label: {markdown: \"**Due** ^[now](color: 'systemRed')\"}}]",
    "title: A, label: {markdown: \"**Due** ^[now](color: 'systemRed')\"}",
    "title: '', content: {hStack: [{label: {markdown: \"**Due** ^[now](color: 'systemRed')\"}}, spacer]}",
    "title: '', content: {vStack: [{label: {markdown: \"**Due** ^[now](color: 'systemRed')\", numberOfLines: 0}}]}",
  ])
  func `a label shows the parts of its text`(text: String) throws {
    let line = try #require(runs(row(text)).first { $0.text == "Due now" })
    #expect(line.spans.map(\.text) == ["Due", " ", "now"])
    #expect(line.spans.first?.weight == .semibold)
    #expect(line.spans.last?.paint == RGBA(hex: 0xFF3B30))
    let table = Table(sections: [Section(rows: [try row(text)])])
    let saved = SpecEncoder.encode(table)
    #expect(try SpecDecoder(fileName: "t.yaml").decode(Array(saved.utf8)) == table, "\(saved)")
  }

  @Test func `a text and its Markdown replace each other`() throws {
    var table = Table(sections: [
      Section(rows: [
        try row("title: A, label: {text: B, color: systemRed}, trailing: [{label: C, color: systemRed}]")
      ])
    ])
    let path = Table.IndexPath(row: 0, section: 0)
    func set(_ key: String, _ text: String?) throws {
      let setting = try #require(Setting(named: key, at: .row(path), in: table))
      if let text { #expect(setting.set(.text(text), in: &table)) } else { setting.unset(in: &table) }
    }
    func label(_ path: ElementPath) -> Element? { table.sections[0].rows[0][element: path] }
    for (key, place) in [("label", ElementPath.keyed(.label)), ("trailing.0", .trailing(0))] {
      try set("\(key).markdown", "**Bold**")
      #expect(label(place)?.attributedText == AttributedText(markdown: "**Bold**"))
      #expect(label(place)?[given: .elementText] == nil)
      try set("\(key).markdown", nil)
      #expect(label(place)?[given: .elementText] == "Bold")
      #expect(label(place)?[given: .elementMarkdown] == nil)
      try set("\(key).markdown", "**Bold**")
      try set("\(key).text", "Plain")
      #expect(label(place)?.attributedText.string == "Plain")
      #expect(label(place)?[given: .elementMarkdown] == nil)
      #expect(label(place)?[given: .elementColor] == .semantic(.systemRed))
    }
  }
}
