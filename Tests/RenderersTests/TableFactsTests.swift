// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import OutputFormats
import TableModel
import TableSpec
import TestSupport
import Testing

struct TableFactsTests {
  private func table(_ spec: String) throws -> Table {
    try SpecDecoder(fileName: "t.yaml").decode(Array(spec.utf8))
  }

  private func text(_ table: Table) -> String { String(decoding: TableFacts(of: table).bytes, as: UTF8.self) }

  /// The differences in words.
  private func lines(_ old: String, _ new: String) throws -> [String] {
    FactsDifference(from: TableFacts(of: try table(old)), to: TableFacts(of: try table(new))).lines
  }

  private static let spec = """
    title: T
    cornerRadius: 12
    sections:
      - header: Network
        rows:
          - {id: wifi, title: Wi-Fi, accessory: disclosureIndicator}
          - {title: Off, titleColor: systemRed}

    """

  @Test func `a reference has a line for each fact`() throws {
    #expect(
      try text(table(Self.spec)) == """
        roundtable snapshot 1
        Lengths are in points; y starts at the top of a row, a header or a footer. Two values are for light / dark.

        table "T"
          appearance: light
          style: insetGrouped
          profile: iOS 15 to 18
          direction: ltr
          text size: large
          scale: 3
          size: 393 × 180.667
          tableBackground: all of the content
          tableBackground color: #F2F2F7 / #000000

        section "Network"
          header height: 55.333
          footer height: 17.333
          header: "NETWORK"
          header baseline: 40, 45.333
          header width: 64.364
          header font: 13 regular tracking -0.08
          header color: #3C3C43 60% / #EBEBF5 60%
        row "Wi-Fi" (wifi)
          height: 44
          sides: 20 to 373
          background: 20, 0, 353 × 44
          background corners: 12, 12, 0, 0 continuous
          background color: #FFFFFF / #1C1C1E
          title: "Wi-Fi"
          title baseline: 40, 28.333
          title width: 39.844
          title font: 17 regular tracking -0.43
          title color: #000000 / #FFFFFF
          accessory: chevron semibold
          accessory frame: 342.333, 15, 10.667 × 14
          accessory color: #3C3C43 30% / #EBEBF5 30%
          separator: 40, 43.667, 333 × 0.333
          separator color: #3C3C43 29% / #545458 60%
        row "Off"
          height: 44
          sides: 20 to 373
          background: 20, 0, 353 × 44
          background corners: 0, 0, 12, 12 continuous
          background color: #FFFFFF / #1C1C1E
          title: "Off"
          title baseline: 40, 28.333
          title width: 23.92
          title font: 17 regular tracking -0.43
          title color: #FF3B30 / #FF453A

        """)
  }

  @Test(arguments: 0..<40)
  func `a reference is read as it was written`(seed: Int) throws {
    let facts = TableFacts(of: RandomTable.table(seed: seed))
    let read = try TableFacts(facts.bytes)
    #expect(read == facts)
    #expect(
      facts.parts.allSatisfy { Set($0.facts.map(\.name)).count == $0.facts.count },
      "a name is twice in a part")
    // No command overwrites a reference with a picture.
    #expect(FileContent(facts.bytes, at: "a.yaml.txt") == .other)
    #expect(read.bytes == facts.bytes)
    #expect(FactsDifference(from: read, to: facts).isEmpty)
    // Git can change the line ends of a checkout.
    let crlf = Array(String(decoding: facts.bytes, as: UTF8.self).replacing("\n", with: "\r\n").utf8)
    #expect(try TableFacts(crlf) == facts)
  }

  @Test(arguments: [
    "a\nrow \"x\" (y)\n  title: b", "\" (id)", "\u{1B}[31m", "\u{202E}", "a\\", ") (", "🙂 é", "row", "a: b",
  ])
  func `hostile texts and ids stay on their lines`(text: String) throws {
    var table = Table(sections: [Section(info: .init(header: text), rows: [Row(title: text, detail: text)])])
    (table.info.title, table.sections[0].info.id, table.sections[0].rows[0].id) = (text, text, text)
    let facts = TableFacts(of: table)
    #expect(facts.parts.count == 3)
    #expect(try TableFacts(facts.bytes) == facts)
    let scalars = String(decoding: facts.bytes, as: UTF8.self).unicodeScalars
    #expect(!scalars.contains { $0 != "\n" && $0.isHidden })
  }

  @Test func `differences are words`() throws {
    #expect(
      try lines(Self.spec, Self.spec.replacing("12", with: "20").replacing("Off", with: "On")) == [
        "row 0.0 'Wi-Fi' (wifi): background corners 12, 12, 0, 0 continuous → 20, 20, 0, 0 continuous",
        "row 0.1 'On': background corners 0, 0, 12, 12 continuous → 0, 0, 20, 20 continuous; title \"Off\" → \"On\"; title width 23.92 → 22.034",
      ])
    #expect(
      try lines(Self.spec, Self.spec.replacing("title: T", with: "title: T\nrowColor: white/#222222")) == [
        "rows 0.0, 0.1: background color #FFFFFF / #1C1C1E → #FFFFFF / #222222"
      ])
    #expect(
      try lines(Self.spec, Self.spec + "  - rows: [About]\n") == [
        "table 'T': size 393 × 180.667 → 393 × 260", "section 1 added", "row 1.0 'About' added",
      ])
  }

  @Test func `rows that only move have no other difference`() throws {
    let rows = (0..<5).map { "{id: r\($0), title: Row \($0)}" }
    func spec(_ rows: [String]) -> String { "sections: [{rows: [\(rows.joined(separator: ", "))]}]" }
    var moved = rows
    moved.swapAt(1, 2)
    #expect(try lines(spec(rows), spec(moved)) == ["row 0.2 'Row 1' (r1) moved from 0.1"])
    var added = rows
    added.insert("New", at: 2)
    #expect(
      try lines(spec(rows), spec(added)) == [
        "table: size 393 × 292.333 → 393 × 336.333", "row 0.2 'New' added",
      ])
    let apart = "sections: [{rows: [{title: A, id: a}, {title: B, id: b}, C]}, {rows: [D]}]"
    let other = "sections: [{rows: [{title: A, id: a}, C]}, {rows: [{title: B, id: b}, D]}]"
    #expect(
      try lines(apart, other).contains(
        "row 1.0 'B' (b) moved from 0.1: background corners nothing → 10, 10, 0, 0 continuous"))
  }

  @Test func `a text that is cut counts as a whole`() throws {
    let long = String(repeating: "long ", count: 20)
    let difference = try lines("sections: [{rows: [\(long)one]}]", "sections: [{rows: [\(long)two]}]")
    #expect(difference == ["row 0.0 '\(long)two': title whole \"\(long)one\" → \"\(long)two\""])
  }

  @Test func `a picture file counts by its content`() throws {
    func facts(_ ending: [UInt8]) throws -> TableFacts {
      var table = try table("sections: [{rows: [{title: A, image: {file: ada.png}}]}]")
      table.pictures["ada.png"] = .picture(
        PictureData(TinyPicture.png(20, 20, ending: ending), .png), size: Size(width: 20, height: 20))
      return TableFacts(of: table)
    }
    let difference = FactsDifference(from: try facts([1]), to: try facts([2]))
    #expect(difference.lines.count == 1)
    #expect(difference.lines[0].hasPrefix("row 0.0 'A': image content picture-"), "\(difference.lines)")
  }

  @Test(arguments: [
    ("version: 1\n", TableFacts.Problem.foreign), ("", .foreign),
    ("roundtable snapshot 2\nhead\n\ntable\n", .otherVersion("2")),
    ("roundtable snapshot 1\n", .damaged(line: 2)),
    ("roundtable snapshot 1\nhead\n\ntable\n  a: 1\n<<<<<<< HEAD\n  b: 2\n", .damaged(line: 6)),
    ("roundtable snapshot 1\nhead\n\nrow\n", .damaged(line: 4)),
    ("roundtable snapshot 1\nhead\n\ntable\nrow\n", .damaged(line: 5)),
    ("roundtable snapshot 1\nhead\n\ntable\ntable\n", .damaged(line: 5)),
    ("roundtable snapshot 1\nhead\n\ntable \"a\n", .damaged(line: 4)),
    ("roundtable snapshot 1\nhead\n\ntable\n  a\n", .damaged(line: 5)),
  ])
  func `a file that isn't a snapshot is recognized`(text: String, problem: TableFacts.Problem) {
    #expect(throws: problem) { try TableFacts(Array(text.utf8)) }
  }
}
