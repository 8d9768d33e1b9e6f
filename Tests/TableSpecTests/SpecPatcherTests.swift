// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TableSpec
import TestSupport
import Testing

/// Saving keeps the user's text: comments, order, blank lines and quoting.
struct SpecPatcherTests {
  private let source = """
    # Top of the file.
    version: 1
    style: grouped   # as in iOS 12

    cornerRadius: 12
    separator:
      left: 16       # from the cell
      thickness: 0.5
    # All the sections.
    sections:
      # The first one.
      - header: 'One'
        rows:
          - About    # plain
          - {title: Wi-Fi, detail: "Home", cellStyle: value1}

          # Dangerous.
          - id: danger
            title: Reset
            rowHeight: 60   # tall

      - rows: [A, 'B', "C"]
    # The end.

    """

  /// The lines that differ, removed ones from the bottom up: `- old` and `+ new`.
  private func diff(_ change: (inout Table) -> Void) throws -> [String] {
    let new = try patched(source, change).split(separator: "\n", omittingEmptySubsequences: false)
    let old = source.split(separator: "\n", omittingEmptySubsequences: false)
    return new.difference(from: old).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }
  }

  @Test func `a value for regular widths changes on its line`() throws {
    let text = """
      regular:
        inset: 40 # wide
        # as on a card
        cornerRadius: 20
      sections:
        - rows:
            - {title: A, regular: {rowHeight: 60}} # high

      """
    let new = try patched(text) { table in
      table.info.regular[.cornerRadius] = 8
      table.sections[0].rows[0].regular[.rowHeight] = nil
      table.sections[0].rows[0].regular[.rowColor] = .semantic(.systemRed)
    }
    #expect(
      new
        == text.replacing("cornerRadius: 20", with: "cornerRadius: 8").replacing(
          "{rowHeight: 60}", with: "{rowColor: systemRed}"))
  }

  @Test func `without a change, nothing is written`() throws {
    #expect(try diff { _ in } == [])
  }

  @Test func `a changed value keeps its line's comment`() throws {
    #expect(
      try diff { $0.info.style = .plain } == [
        "- style: grouped   # as in iOS 12", "+ style: plain   # as in iOS 12",
      ])
    #expect(
      try diff { $0.info.look[.separatorLeft] = .points(20) } == [
        "-   left: 16       # from the cell", "+   left: 20       # from the cell",
      ])
    #expect(
      try diff { $0.sections[0].rows[2].look[.rowHeight] = .fixed(70) } == [
        "-         rowHeight: 60   # tall", "+         rowHeight: 70   # tall",
      ])
    #expect(
      try diff { $0.sections[0].info.header = "Two" } == ["-   - header: 'One'", "+   - header: Two"])
  }

  @Test func `a row with a detail is a value1 cell, and only a written style is kept`() throws {
    let text =
      "sections:\n- rows:\n  - {title: A, detail: B}\n  - {title: A, detail: B, cellStyle: default}\n  - A\n"
    let rows = try table(text).sections[0].rows
    #expect(rows.map(\.cellStyle) == [.value1, .default, .default])
    #expect(rows.map(\.givenCellStyle) == [nil, .default, nil])
    let changed = try patched(text) {
      $0.sections[0].rows[0].detail = "C"
      $0.sections[0].rows[1].title = "T"
      $0.sections[0].rows[2].detail = "D"
    }
    #expect(changed.contains("- {title: A, detail: C}\n"))
    #expect(changed.contains("- {title: T, detail: B, cellStyle: default}\n"))
    #expect(changed.ranges(of: "cellStyle").count == 1)
  }

  @Test func `a new text before a comment without a blank stays apart from it`() throws {
    let source = "title: \"A\" #first\nsections:\n- rows:\n  - 'B' #second\n"
    let text = try patched(source) {
      $0.info.title = "New"
      $0.sections[0].rows[0].title = "Row"
    }
    #expect(text == "title: New  #first\nsections:\n- rows:\n  - Row  #second\n")
  }

  @Test func `a new key is one line at its usual place`() throws {
    #expect(try diff { $0.info.look[.onlyRowCornerRadius] = 10 } == ["+ onlyRowCornerRadius: 10"])
    #expect(try diff { $0.info.title = "T" } == ["+ title: T"])
    #expect(try diff { $0.info.look[.separatorColor] = .semantic(.link) } == ["+   color: link"])
    #expect(try diff { $0.sections[0].info.footer = "F" } == ["+     footer: F"])
    #expect(try diff { $0.sections[0].rows[2].badge = "1" } == ["+         badge: \"1\""])
  }

  @Test func `a removed key removes its line`() throws {
    #expect(try diff { $0.info.look[.cornerRadius] = nil } == ["- cornerRadius: 12"])
    #expect(try diff { $0.info.look[.separatorThickness] = nil } == ["-   thickness: 0.5"])
    #expect(
      try diff { $0.sections[0].rows[2].look[.rowHeight] = nil } == ["-         rowHeight: 60   # tall"])
    #expect(
      try diff { $0.sections[0].info.header = nil } == [
        "-     rows:", "-   - header: 'One'", "+   - rows:",
      ])
    #expect(
      try diff {
        $0.info.look[.separatorLeft] = nil
        $0.info.look[.separatorThickness] = nil
      } == [
        "-   thickness: 0.5", "-   left: 16       # from the cell", "- separator:",
      ])
  }

  @Test func `a flow list over several lines stays on several lines`() throws {
    let text = "sections: [{rows: [\n  A,\n  B,\n  C\n]}]\n"
    #expect(
      try patched(text) { $0.sections[0].rows.append(Row(title: "D")) }
        == "sections: [{rows: [\n  A,\n  B,\n  C,\n  D\n]}]\n")
    #expect(
      try patched(text) { $0.sections[0].rows.remove(at: 1) } == "sections: [{rows: [\n  A,\n  C\n]}]\n")
  }

  @Test func `rows are added, removed and changed without effect on their neighbours`() throws {
    #expect(
      try diff { $0.sections[0].rows.insert(Row(title: "New"), at: 1) } == ["+       - New"])
    #expect(try diff { $0.sections[0].rows.append(Row(title: "Last")) } == ["+       - Last"])
    #expect(try diff { $0.sections[0].rows.insert(Row(title: "First"), at: 0) } == ["+       - First"])
    #expect(try diff { $0.sections[0].rows.remove(at: 0) } == ["-       - About    # plain"])
    #expect(
      try diff { $0.sections[0].rows[0].badge = "2" } == [
        "-       - About    # plain", "+       - {title: About, badge: \"2\"}    # plain",
      ])
    #expect(
      try diff { $0.sections[0].rows[1].accessory = .checkmark } == [
        "-       - {title: Wi-Fi, detail: \"Home\", cellStyle: value1}",
        "+       - {title: Wi-Fi, detail: \"Home\", cellStyle: value1, accessory: checkmark}",
      ])
    #expect(
      try diff { $0.sections[0].rows[1].detail = nil } == [
        "-       - {title: Wi-Fi, detail: \"Home\", cellStyle: value1}",
        "+       - {title: Wi-Fi, cellStyle: value1}",
      ])
  }

  @Test func `a row that moves keeps its comment`() throws {
    let text = try patched(source) { $0.sections[0].rows.insert($0.sections[0].rows.remove(at: 2), at: 0) }
    #expect(
      text.contains(
        """
            rows:
              # Dangerous.
              - id: danger
                title: Reset
                rowHeight: 60   # tall
              - About    # plain
        """))
  }

  @Test func `a row that moves keeps all lines of its comment`() throws {
    let source = """
      sections:
        - rows:
            - A
            - Z
            # One.
            # Two.
            - B

      """
    let text = try patched(source) { $0.sections[0].rows.insert($0.sections[0].rows.remove(at: 2), at: 0) }
    #expect(
      text == """
        sections:
          - rows:
              # One.
              # Two.
              - B
              - A
              - Z

        """)
  }

  @Test func `flow lists change within their brackets`() throws {
    #expect(
      try diff { $0.sections[1].rows[1].title = "X" } == [
        "-   - rows: [A, 'B', \"C\"]", "+   - rows: [A, X, \"C\"]",
      ])
    #expect(
      try diff { $0.sections[1].rows.remove(at: 0) } == [
        "-   - rows: [A, 'B', \"C\"]", "+   - rows: ['B', \"C\"]",
      ])
    #expect(
      try diff { $0.sections[1].rows.append(Row(title: "D", badge: "1")) } == [
        "-   - rows: [A, 'B', \"C\"]", "+   - rows: [A, 'B', \"C\", {title: D, badge: \"1\"}]",
      ])
  }

  @Test func `sections are added and removed`() throws {
    #expect(
      try diff { $0.sections.append(Section(info: Section.Info(header: "Z"), rows: [Row(title: "A")])) } == [
        "+   - header: Z", "+     rows:", "+       - A",
      ])
    #expect(try diff { $0.sections.removeLast() } == ["-   - rows: [A, 'B', \"C\"]"])
    let swapped = try patched(source) { $0.sections.swapAt(0, 1) }
    #expect(swapped.contains("# Dangerous.") && swapped.contains("# tall") && swapped.contains("# The end."))
  }

  @Test func `short forms become long ones where necessary`() throws {
    let text = "inset: 16 # both\nseparator: none\nsections:\n- rows: [A]\n"
    #expect(
      try patched(text) { $0.info.look[.insetTop] = 4 }
        == "inset: {top: 4, left: 16, right: 16} # both\nseparator: none\nsections:\n- rows: [A]\n")
    #expect(
      try patched(text) { $0.info.look[.separatorThickness] = 1 }
        == "inset: 16 # both\nseparator: {style: none, thickness: 1}\nsections:\n- rows: [A]\n")
  }

  @Test func `empty values, empty lists and files without sections can be changed`() throws {
    #expect(
      try patched("style: plain\nsections:\n") { $0.sections = [Section(rows: [Row(title: "A")])] }
        == "style: plain\nsections:\n  - rows:\n      - A\n")
    #expect(
      try patched("style: plain\n") { $0.sections = [Section(rows: [Row(title: "A")])] }
        == "style: plain\nsections:\n  - rows:\n      - A\n")
    #expect(
      try patched("sections:\n  - rows: []  # none yet\n") { $0.sections[0].rows = [Row(title: "A")] }
        .contains("- A"))
    #expect(
      try patched("title: T\nstyle: plain") { $0.info.profile = .iOS13 }
        == "title: T\nstyle: plain\nprofile: ios13")
  }

  @Test func `line endings and block texts are kept`() throws {
    #expect(
      try patched("title: T\r\nstyle: plain\r\n") { $0.info.profile = .iOS13 }
        == "title: T\r\nstyle: plain\r\nprofile: ios13\r\n")
    let block = "sections:\n  - footer: |\n      two\n      lines\n\n    rows: [A]\n"
    #expect(
      try patched(block) { $0.sections[0].info.headerHeight = .fixed(3) }
        == "sections:\n  - footer: |\n      two\n      lines\n    headerHeight: 3\n\n    rows: [A]\n")
    #expect(
      try patched(block) { $0.sections[0].info.footer = "one" }
        == "sections:\n  - footer: one\n\n    rows: [A]\n")
  }

  @Test func `JSON stays JSON`() throws {
    let json =
      "{\n  \"title\": \"T\",\n  \"sections\": [\n    {\"rows\": [\"A\", {\"title\": \"B\"}]}\n  ]\n}\n"
    let text = try patched(json) {
      $0.info.style = .plain
      $0.sections[0].rows[0].badge = "x"
    }
    #expect(text.contains("\"style\": \"plain\""))
    #expect(text.contains("{\"title\": \"A\", \"badge\": \"x\"}"))
    #expect(!text.contains("'"))
  }

  @Test func `a text that can't be kept is replaced, and the result says so`() throws {
    let result = SpecPatcher.patch(Array("- broken".utf8), to: Table())
    #expect(!result.keepsText)
    #expect(try table(String(decoding: result.bytes, as: UTF8.self)) == Table())
  }

  @Test func `after random changes, the text decodes to the new table and keeps its comments`() throws {
    var kept = 0
    let count = TestCount.of(50, nightly: 300)
    for seed in 0..<count {
      var random = RandomTable(seed: UInt64(seed))
      let old = random.table()
      let lines = SpecEncoder.encode(old).split(separator: "\n").enumerated().map { "\($1)" }
      // Adds a comment above every line, with the same indentation.
      let text =
        lines.enumerated().map { index, line in
          String(line.prefix { $0 == " " }) + "# comment \(index)\n" + line + "\n"
        }.joined() + "# the end\n"
      var new = old
      random.change(&new)
      let result = SpecPatcher.patch(Array(text.utf8), to: new)
      let written = String(decoding: result.bytes, as: UTF8.self)
      #expect(try table(written) == new, "seed \(seed)")
      if result.keepsText {
        kept += 1
        #expect(written.contains("# the end"), "seed \(seed)")
      }
    }
    #expect(kept * 100 > count * 95, "\(kept) of \(count)")
  }
}
