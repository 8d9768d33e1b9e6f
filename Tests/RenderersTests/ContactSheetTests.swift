// SPDX-License-Identifier: GPL-3.0-or-later

import OutputFormats
import TableModel
import Testing

struct ContactSheetTests {
  private static func cells(_ count: Int, _ kind: ContactSheet.Kind = .pictures) -> [SheetCell] {
    (0..<count).map { index in
      guard index != 2 else {
        return SheetCell(
          labels: ["bad.yaml"],
          content: .failure(["bad.yaml:1:1: <b> is wrong", "more"], isUnreadable: false))
      }
      let table = Pictures.table([[Row(title: "Row \(index)", image: RowImage(.symbol("wifi")))]])
      return SheetCell(labels: ["a<\(index)>.yaml", "dark"], table: table, at: index, as: kind)
    }
  }

  private func part(_ shard: String, of cells: [SheetCell], _ kind: ContactSheet.Kind = .pictures) throws
    -> SheetPart
  {
    let shard = try #require(SheetPart.Shard(shard))
    return SheetPart(
      shard, of: cells.count, kind: kind, columns: 3, cells: shard.indexes(of: cells.count).map { cells[$0] })
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test(arguments: [1, 2, 3, 8], ContactSheet.Kind.allCases)
  func `parts that were written and read make the same sheet, in any order`(
    count: Int, kind: ContactSheet.Kind
  ) throws {
    let cells = Self.cells(7, kind)
    let whole = ContactSheet(cells, columns: 3)
    var parts: [(name: String, part: SheetPart)] = []
    for number in (1...count).reversed() {
      let bytes = try part("\(number)/\(count)", of: cells, kind).bytes
      parts.append(("p\(number)", try SheetPart(bytes, named: "p\(number)")))
    }
    let joined = try SheetPart.joined(parts)
    #expect(joined.svg == whole.svg && joined.html == whole.html && joined.text == whole.text)
  }

  @Test func `parts that don't fit are refused with their names`() throws {
    let cells = Self.cells(4)
    let (one, two) = (try part("1/2", of: cells), try part("2/2", of: cells))
    func failure(_ parts: [(name: String, part: SheetPart)]) -> String? {
      #expect(throws: SheetPart.Failure.self) { try SheetPart.joined(parts) }?.message
    }
    #expect(failure([]) == "no part to join")
    #expect(failure([("a", one)]) == "the part 2/2 is missing")
    #expect(failure([("a", one), ("b", one)]) == "'b' and 'a' are both the part 1/2")
    #expect(
      failure([("a", one), ("b", try part("2/3", of: cells))]) == "'b' is part of another sheet than 'a'")
    #expect(
      failure([("a", one), ("b", try part("2/2", of: Self.cells(5)))])
        == "'b' is part of another sheet than 'a'")
    #expect(try SheetPart.joined([("b", two), ("a", one)]).cells == cells)
  }

  @Test func `bytes that aren't a whole part are refused`() throws {
    let bytes = try part("1/2", of: Self.cells(4)).bytes
    for count in [0, 10, 30, bytes.count / 2, bytes.count - 1] {
      #expect(throws: SheetPart.Failure.self) { try SheetPart(Array(bytes.prefix(count)), named: "p") }
    }
    #expect(throws: SheetPart.Failure.self) { try SheetPart(bytes + bytes, named: "p") }
    let (head, rest) = ("roundtable-sheet-part 1 1/1 pictures 3 1\n", "picture 2 9999999999\nA\n<svg>")
    #expect(throws: SheetPart.Failure.self) { try SheetPart(Array((head + rest).utf8), named: "p") }
    #expect(FileContent(bytes, at: "p.svg") == .made)
  }

  @Test(arguments: ["0/2", "3/2", "1/0", "1", "1/2/3", "-1/2", "+1/2", "01/2", "1/10001", "", "a/b"])
  func `a shard is one of some parts`(text: String) { #expect(SheetPart.Shard(text) == nil) }

  @Test func `no two pictures of a sheet share an id, and labels are no markup`() {
    let sheet = ContactSheet(Self.cells(5), columns: 2)
    for document in [text(sheet.svg), text(sheet.html)] {
      let ids = document.matches(of: /\sid="([^"]*)"/).map { $0.1 }
      #expect(ids.count > 10 && Set(ids).count == ids.count)
      #expect(document.contains("a&lt;1&gt;.yaml") && document.contains("&lt;b&gt; is wrong"))
      #expect(!document.contains("<b>"))
    }
    #expect(text(sheet.html).contains("Content-Security-Policy\" content=\"default-src 'none'; style-src"))
    #expect(!text(sheet.html).contains("<script"))
    // Files can be overwritten.
    for bytes in [sheet.svg, sheet.html] { #expect(FileContent(bytes, at: "s.html") == .made) }
    #expect(FileContent(ContactSheet(Self.cells(3, .text), columns: 1).text, at: "s.txt") == .made)
  }

  @Test func `cells are in rows, without overlaps`() throws {
    let svg = text(ContactSheet(Self.cells(5), columns: 2).svg)
    let places = svg.matches(
      of: /<svg x="([0-9.]+)" y="([0-9.]+)" xmlns="[^"]*" width="([0-9.]+)" height="([0-9.]+)"/
    )
    .map { match in [match.1, match.2, match.3, match.4].map { Double($0) ?? .nan } }
    #expect(places.count == 4)
    #expect(Set(places.map { $0[0] }).count == 2 && Set(places.map { $0[1] }).count == 3)
    for (index, one) in places.enumerated() {
      for other in places[(index + 1)...] {
        #expect(one[0] + one[2] <= other[0] || other[0] + other[2] <= one[0] || one[1] + one[3] <= other[1])
      }
    }
  }

  @Test func `a sheet has a row for each spec with variants, and is else about square`() {
    #expect(ContactSheet.columns(cells: 12, variants: 4) == 4)
    #expect(ContactSheet.columns(cells: 300, variants: 1) == 25)
    #expect(ContactSheet.columns(cells: 1, variants: 1) == 2)
    #expect(ContactSheet.columns(cells: 0, variants: 1) == 1)
  }
}
