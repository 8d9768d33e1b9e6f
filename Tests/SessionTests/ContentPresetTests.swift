// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Session
import TableLint
import TableModel
import Testing

/// The ready-made contents of rows.
struct ContentPresetTests {
  /// A row with a content, at a width and a text size.
  private func table(_ content: Element, width: Points, _ textSize: TextSize) -> Table {
    var row = Row(title: "Card")
    row.id = "card"
    row.elements.content = content
    var table = Table(sections: [Section(rows: [row])])
    table.info.traits.width = width
    table.info.traits.textSize = textSize
    return table
  }

  @Test(arguments: Preset.contents)
  func `a content fits into every usual width at every text size`(preset: Preset) {
    for width: Points in [320, 375, 393, 430] {
      for textSize in TextSize.allCases {
        let findings = Linter.findings(in: table(preset.content, width: width, textSize))
        // Health's own orange has too little contrast in light mode.
        let others = findings.filter { $0.rule != "CONTRAST" || preset.name != "healthTile" }
        #expect(others.map(\.description) == [], "\(width), \(textSize)")
      }
    }
  }

  @Test(arguments: Preset.contents)
  func `a content is saved and opened unchanged`(preset: Preset) {
    var test = TestSession(isEmpty: true)
    test.enter("add-row Ada --content \(preset.name)", "save t.yaml", "open t.yaml")
    #expect(test.session.table.sections[0].rows[0].elements.content == preset.content)
    #expect(test.run("help element \(preset.name)").contains(preset.abstract))
    #expect(test.run("help elements").contains("  " + preset.name))
  }

  @Test func `a content is inserted, changed and taken back`() {
    var test = TestSession(isEmpty: true)
    test.enter("add-section", "add-row Ada")
    let before = test.run("spec")
    #expect(test.run("add-element 0.0 content mailRow spacing 12") == "content mailRow added to row 0.0\n")
    #expect(test.run("set 0.0 content.1.0.0.text Babbage").hasPrefix("content.1.0.0.text 'Babbage'"))
    #expect(test.run("spec").contains("label: Babbage"))
    #expect(test.run("spec").contains("spacing: 12"))
    test.enter("undo", "undo")
    #expect(test.run("spec") == before)
  }

  @Test func `a content is also a value of the row's key, and an element of a stack`() {
    var test = TestSession(isEmpty: true)
    test.enter("add-row Ada")
    #expect(test.run("set 0.0 content chatRow") == "content chatRow for row 0.0\n")
    #expect(test.run("set 0.0 content {vStack: []}") == "content {vStack: []} for row 0.0\n")
    #expect(test.run("add-element 0.0 content mailRow") == "content.0 mailRow added to row 0.0\n")
    #expect(test.run("insert-row 0.0 Bob --content walletPass") == "row 0.0 'Bob' inserted\n")
  }

  @Test(arguments: [
    ("add-element 0.0 content mailrow", "did you mean 'mailRow'?"),
    ("add-element 0.0 trailing mailRow", "'mailRow' is only for the row's content"),
    ("add-row Bob --content mail", "mailRow"), ("set 0.0 content mailRows", "did you mean 'mailRow'?"),
    ("help element mailrow", "did you mean 'mailRow'?"),
  ])
  func `a wrong name is answered by what exists`(line: String, hint: String) {
    var test = TestSession(isEmpty: true)
    test.enter("add-row Ada")
    let output = test.run(line)
    #expect(output.contains("error: ") && output.contains(hint), "\(output)")
  }

  @Test(arguments: [
    "add-element 0.0 content ", "add-row Bob --content ", "set 0.0 content ", "help element ",
  ])
  func `TAB offers the contents`(line: String) {
    var test = TestSession(isEmpty: true)
    test.enter("add-row Ada")
    let offered = test.run("complete \"\(line)\"").split(separator: "\n").map(String.init)
    #expect(Set(offered).isSuperset(of: Preset.contents.map(\.name)), "\(offered)")
  }
}
