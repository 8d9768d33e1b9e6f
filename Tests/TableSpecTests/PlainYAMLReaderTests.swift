// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TableSpec
import TestSupport
import Testing

/// The quick reader beside libyaml: what it reads at all has the same nodes at the same places.
struct PlainYAMLReaderTests {
  private static let texts = [
    "a: b\nc: [1, 2, {d: e f, g: 'h''i'}]\n",
    "- {title: Row number 1, detail: \"x\"}\n- plain text\n-   b: 1\n    c: 2\n",
    "{\"a\": [\"b\", 1, true, null],\n \"c\":{\"d\":\"e\\\"f\\\\\\n\"}, \"g\" : []}",
    "# first\na:\n  - b\n  # within\n  - c: d  # after\n\n\ne: 1",
    "a:\n  b:\n    c: d\n  e: f\ng: {}\n",
    "title: Wi‑Fi é 😀 ü\nsections:\n  - rows:\n      - {title: é ü, detail: 'x'}\n      - B\n",
    "a: b\n\n# end\n", "a:\n- b\n- c\nd:\n- e: f\n  g:\n  - h\n  i: j\n", "a:\n  b:\n  - {c: d}\ne: f",
    "- a: b\n  c: d\n ", "a:\n  - b\n #", "a:\n- b\n- c\n", "a: |\n  b\n  c\n",
    "a: b\n  c\n", "a: &x b\nc: *x\n", "a: !t b\n",
    "- - a\n  - b\n",
    "a: 'b\n  c'\n", "{a: b,}", "[a b, c\n d]", "[a: b]", "{a}", "{a: }", "a:\n\nb: c\n", "? a\n: b\n",
    "---\na: b\n", "a: b\n...\n",
    "a: b # c\nd: e#f\n", "a: \"\\u00e9\\x41\\/\"\n", "a: -5\nb: -.5\nc: - d\n", "a: b: c\n", "a:b\n",
    "a: [b, c]: d\n", "  a: b\n  c: d\n",
    "a: b\n c: d\n", "a:\n    - b\n  - c\n", "rows:\n  - {a: b, c: [1, 2]}   \n  - d\n",
    "a: {b: c\n, d: e}\n", "a: x\u{7F}\n", "a: x\u{85}y\n",
    "a: x\u{2028}y\n", "\u{FEFF}a: b\n", "a: b\r\nc: d\r\n", "a:\tb\n", "{a: b, ---\nc: d}", "{\n---: d}",
    "[\n-5, .5]", "a: ~\nb: null\n", "a: b   ",
    "- a\n-", "- a\n- ", "a: \"b\" c\n", "a: 'b'#c\n", "a: {b: c}#d\n", "<<: a\n",
    "a: b, c & d! (e) 5% f's\n", "{a: b, c: d & e's!}\n",
    "a: x:y\n", "{a: x:y}\n", "{\"a\":b, 'c':d}\n", "{a:b}\n", "{a: b:c}\n", "a : b\n", "a: b\n-",
    "a: [\n]\nb: {\n}\n", "a: [1,2]\n", "a: (b) c\n",
    "a: ''''\nb: '''c'''\nd: ''\n", "a: \"\"\n", "a: 'b\\n'\n",
  ]

  private func compare(_ text: [UInt8], limits: SpecLimits? = nil) -> Bool {
    guard let read = PlainYAMLReader.read(text, limits: limits) else { return false }
    do {
      let node = try YAMLParser.parseByLibrary(text, limits: limits)
      #expect(node == read, "\(String(decoding: text, as: UTF8.self).debugDescription)")
    } catch {
      Issue.record(
        "libyaml: \(error.message) \(error.mark): \(String(decoding: text, as: UTF8.self).debugDescription)")
    }
    return true
  }

  @Test func `what it reads of texts of all kinds is what libyaml reads`() {
    for text in Self.texts { _ = compare(Array(text.utf8)) }
    #expect(
      compare(Array(Self.texts[0].utf8)) && compare(Array(Self.texts[2].utf8))
        && compare(Array(Self.texts[5].utf8)))
  }

  @Test func `escapes of JSON are read, those in two halves too`() throws {
    #expect(compare(Array(#"{"a": "\"\\\/\b\f\n\r\t\u00e9\u4e2d\u0041b"}"#.utf8)))
    let text = #"{"a": "x\ud83d\uDE00y", "b": "\uD83D\ude00"}"#
    let pair = PlainYAMLReader.read(Array(text.utf8), limits: nil)
    guard case .mapping(let entries)? = pair?.content else {
      Issue.record("a pair is not read")
      return
    }
    #expect(entries.map(\.value.text) == ["x😀y", "😀"])
    // Columns are those of the file.
    #expect(entries[1].key.start == YAMLMark(line: 1, column: 25))
    for half in [
      #""\ud83d""#, #""\ude00""#, #""\ud83d\ud83d""#, #""\ud83dx\ude00""#, #""\u00g0""#, #""\u12""#,
    ] {
      #expect(PlainYAMLReader.read(Array("{\"a\": \(half)}".utf8), limits: nil) == nil, "\(half)")
    }
  }

  @Test func `it reads most specs`() {
    var taken = 0
    for seed in 0..<TestCount.of(33, nightly: 200) {
      var random = RandomTable(seed: UInt64(seed))
      if compare(Array(SpecEncoder.encode(random.table()).utf8)) { taken += 1 }
    }
    // Random texts are full of signs that it leaves to libyaml.
    #expect(taken > 20)
    let rows = (0..<100).map { Row(title: "Row number \($0)", detail: "Value \($0)", cellStyle: .value1) }
    #expect(compare(Array(SpecEncoder.encode(Table(sections: [Section(rows: rows)])).utf8)))
  }

  @Test(arguments: 0..<8)
  func `one fault or several never make it read something else than libyaml`(batch: Int) {
    var generator = SeededGenerator(seed: UInt64(batch))
    let signs = Array("{}[]:,#-'\"\\ \n\t&*!|>%@`?a1.~é\u{85}\r".utf8) + [0, 0x7F, 0xC2, 0xE2, 0xFF]
    let pieces = [": ", "- ", "\n  ", "\n", " #", "{a: b}", "[c]", "'", "\"", "---\n", "  ", "😀", ",\n"].map {
      Array($0.utf8)
    }
    var taken = 0
    for _ in 0..<1000 {
      var text = Array(Self.texts.randomElement(using: &generator)?.utf8 ?? "".utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0...text.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0 where place < text.count: text.remove(at: place)
        case 1 where place < text.count: text[place] = signs.randomElement(using: &generator) ?? 0
        case 2: text.insert(contentsOf: pieces.randomElement(using: &generator) ?? [], at: place)
        default: text.insert(signs.randomElement(using: &generator) ?? 0, at: place)
        }
      }
      if compare(text) { taken += 1 }
    }
    #expect(taken > 20)
  }

  @Test func `what is too much is left to libyaml, which says so`() throws {
    let many = "[" + Array(repeating: "a", count: 200).joined(separator: ", ") + "]"
    let deep = String(repeating: "[", count: 70) + String(repeating: "]", count: 70)
    let long = "a: " + String(repeating: "x", count: 70_000)
    #expect(PlainYAMLReader.read(Array(many.utf8), limits: nil) != nil)
    #expect(PlainYAMLReader.read(Array(deep.utf8), limits: nil) == nil)
    #expect(PlainYAMLReader.read(Array(long.utf8), limits: nil) == nil)
  }
}
