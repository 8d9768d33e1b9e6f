// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TestSupport
import Testing

@testable import TableSpec

/// What is read of a save's changed lines alone is what the whole text says.
struct ChangedRowsTests {
  private static let decoder = SpecDecoder(fileName: "t.yaml")

  private static let text = """
    title: Rows
    # - {title: no row}
    sections:
      - header: One
        rows:
          - {title: A, id: a, detail: "x: {y}", badge: 3}
          - {title: B, accessory: checkmark}
          # - {title: between}
          - {title: 'it''s', image: {symbol: wifi, tileColor: "#ff3b30"}} # a row
          - {title: Two lines,
             detail: below}
          - {title: C, detail: ä}
          - {title: M}
      - rows:
        - {title: D, numberOfLines: 2}
        - E
        - title: F
          detail: "- {title: nor this}"
        - {title: G, id: g}

      - id: third
        rows: [{title: H}, {title: I}]
      - {rows: [{title: J}]}
      - rows:
          - {title: K}

    """

  @Test(arguments: 0..<40)
  func `saves at random are read as the whole text is`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var former = try Self.decoder.read(Array(Self.text.utf8), after: nil)
    var taken = 0
    for step in 0..<400 {
      let bytes = Self.changed(former.bytes, &random)
      let quick = ChangedRows(bytes, after: former)?.spec(limits: .standard, fileName: "t.yaml")
      if quick != nil { taken += 1 }
      let whole = Result { () throws(SpecError) in try Self.decoder.read(bytes) }
      let followed = Result { () throws(SpecError) in try Self.decoder.read(bytes, after: former) }
      switch (whole, followed) {
      case (.success(let whole), .success(let followed)):
        #expect(whole.table == followed.table, "\(String(decoding: bytes, as: UTF8.self))")
        #expect(whole.bytes == followed.bytes && whole.path == followed.path)
        // What is known of the lines is what the whole text would say of them, or the next save is misread.
        let fresh = try Self.decoder.read(bytes, after: nil)
        #expect(fresh.rowLines?.lines == followed.rowLines?.lines)
        former = followed
      case (.failure(let whole), .failure(let followed)):
        #expect(whole == followed)
        #expect(quick == nil)
      default: Issue.record("one reads what the other refuses: \(String(decoding: bytes, as: UTF8.self))")
      }
      // Not so far from what can be read alone.
      if step % 40 == 39 { former = try Self.decoder.read(Array(Self.text.utf8), after: former) }
    }
    #expect(taken > 5)
  }

  @Test(arguments: [
    ("B, accessory: checkmark", "B, accessory: none"), ("title: M", "title: other"),
    ("title: A, id: a", "title: A, id: other"), ("title: K}", "title: K}\n      - {title: L}"),
    ("      - {title: B, accessory: checkmark}\n", ""), ("detail: ä", "detail: öü"),
  ])
  func `a changed row is read alone`(old: String, new: String) throws {
    let former = try Self.decoder.read(Array(Self.text.utf8), after: nil)
    let text = Self.text.replacing(old, with: new)
    #expect(text != Self.text)
    let changed = ChangedRows(Array(text.utf8), after: former)
    let spec = changed?.spec(limits: .standard, fileName: "t.yaml")
    // By a word, for a failure prints all that it compares.
    #expect((spec == nil) == false)
    guard let spec else { return }
    let whole = try Self.decoder.read(Array(text.utf8)).table
    #expect(spec.table == whole)
    // Other sections are the very same.
    let shared = zip(former.table.sections, spec.table.sections).filter {
      $0.rows.root.isIdentical(to: $1.rows.root)
    }
    #expect(shared.count == former.table.sections.count - 1)
  }

  @Test(arguments: [
    // Not a whole row on its line, or no row at all.
    ("detail: below", "detail: under"), ("title: Two lines", "title: 2 lines"), ("- E", "- e"),
    ("nor this", "nor that"), ("between", "beside"), ("header: One", "header: 1"), ("title: J", "title: j"),
    // The row would no longer be alone on its line, or stand elsewhere.
    ("title: B,", "title: B, # "), ("    - {title: B", "     - {title: B"), ("title: B,", "title: &b B,"),
    ("checkmark}", "checkmark"), ("checkmark}", "checkmark} # why"), ("title: B", "title: \"B"),
    // The decoder has to say something, or another row has the id.
    ("checkmark", "checkmrak"), ("title: B,", "title: B, id: g,"), ("title: B,", "title: B, id: third,"),
    // Lines of two lists.
    ("title: M}\n  - rows:\n    - {title: D", "title: m}\n  - rows:\n    - {title: d"),
  ])
  func `everything else is read in full`(old: String, new: String) throws {
    let former = try Self.decoder.read(Array(Self.text.utf8), after: nil)
    let text = Self.text.replacing(old, with: new)
    #expect(text != Self.text)
    let changed = ChangedRows(Array(text.utf8), after: former)
    let isTaken = changed?.spec(limits: .standard, fileName: "t.yaml") != nil
    #expect(!isTaken)
  }

  @Test func `what other files go into and what is larger than allowed is read in full`() throws {
    #expect(
      try Self.decoder.read(Array("title: a\nsections: [{rows: [a]}]\n".utf8), after: nil).rowLines == nil)
    // Without an end of its last line it is not known what follows.
    #expect(try Self.decoder.read(Array(Self.text.dropLast().utf8), after: nil).rowLines == nil)
    var limits = SpecLimits()
    limits[.rows] = 14
    let decoder = SpecDecoder(fileName: "t.yaml", limits: limits)
    let former = try decoder.read(Array(Self.text.utf8), after: nil)
    #expect(former.rowLines != nil)
    let more = Self.text + "      - {title: L}\n"
    #expect(throws: SpecError.self) { try decoder.read(Array(more.utf8), after: former) }
  }

  private static func changed(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    let place = Int.random(in: 0..<lines.count, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[Int.random(in: 0..<lines.count, using: &random)], at: place)
    case 2: lines[place] = lines[Int.random(in: 0..<lines.count, using: &random)]
    case 3, 4:
      // Within a text, so that it mostly stays a row.
      if let at = lines[place].firstIndex(of: UInt8(ascii: "t")) {
        lines[place].insert(
          contentsOf: Array((["new", "x ", "A", "é", "0"].randomElement(using: &random) ?? "").utf8),
          at: at + 7 < lines[place].count ? at + 7 : at)
      }
    default:
      let signs = Array("{}[]\"'#:,-|&* \n\tab1é\\%".utf8)
      let sign = signs.randomElement(using: &random) ?? 0
      let at = Int.random(in: 0...lines[place].count, using: &random)
      if at < lines[place].count, Bool.random(using: &random) {
        lines[place][at] = sign
      } else {
        lines[place].insert(sign, at: at)
      }
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
