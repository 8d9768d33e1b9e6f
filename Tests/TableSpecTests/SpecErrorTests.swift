// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TableSpec
import TestSupport
import Testing

struct SpecErrorTests {
  private func problems(_ text: String) -> [SpecProblem] {
    do {
      _ = try SpecDecoder(fileName: "t.yaml").decode(Array(text.utf8))
      return []
    } catch { return error.problems }
  }

  /// Text, line, column, message, and a part of the hint.
  static let cases: [(String, Int, Int, String, String)] = [
    ("cornerRadus: 12", 1, 1, "unknown key 'cornerRadus' in a spec", "did you mean 'cornerRadius'?"),
    ("style: insetgrouped", 1, 8, "unknown style 'insetgrouped'", "did you mean 'insetGrouped'?"),
    ("style: 12", 1, 8, "unknown style '12'", "allowed: plain, grouped, insetGrouped, cards"),
    ("cornerRadius: -1", 1, 15, "'cornerRadius' is out of range: -1", "allowed: 0 to 1000000"),
    ("cornerRadius: 1e3", 1, 15, "expected 'cornerRadius' to be a number from 0 to 1000000, found '1e3'", ""),
    (
      "cornerRadius: .nan", 1, 15, "expected 'cornerRadius' to be a number from 0 to 1000000, found '.nan'",
      ""
    ),
    (
      "cornerRadius: .inf", 1, 15, "expected 'cornerRadius' to be a number from 0 to 1000000, found '.inf'",
      ""
    ),
    ("cornerRadius: 99999999999", 1, 15, "'cornerRadius' is out of range: 99999999999", "allowed"),
    (
      "cornerRadius: \"12\"", 1, 15, "expected 'cornerRadius' to be a number, found the text \"12\"",
      "remove the quotes"
    ),
    (
      "cornerRadius: [1]", 1, 15, "expected 'cornerRadius' to be a number from 0 to 1000000, found a list", ""
    ),
    ("metrics: {footersAreCut: 2}", 1, 26, "expected 'footersAreCut' to be true or false, found '2'", ""),
    ("metrics: {footersAreCut: cut}", 1, 26, "expected 'footersAreCut' to be true or false, found 'cut'", ""),
    ("traits: {scale: 4}", 1, 17, "'scale' is out of range: 4", "allowed: 1 to 3"),
    ("traits: {scale: 1.5}", 1, 17, "expected 'scale' to be a whole number from 1 to 3, found '1.5'", ""),
    ("traits: {device: iPhone-51}", 1, 18, "unknown device 'iPhone-51'", "did you mean"),
    (
      "sections: [{rows: [A]}]\nscrollTo: 0.1", 2, 11, "'scrollTo' names the row '0.1', which doesn't exist",
      "SECTION.ROW, counted from 0, or its id"
    ),
    (
      "contentOffset: 3\nscrollTo: 0.0\nsections: [{rows: [A]}]", 2, 11,
      "both 'scrollTo' and 'contentOffset' scroll the table", "remove one"
    ),
    (
      "sections:\n  - rows:\n      - {title: x, regular: {rowSpacing: 3}}", 3, 30,
      "unknown key 'rowSpacing' in regular", ""
    ),
    ("regular: {regular: {inset: 3}}", 1, 11, "unknown key 'regular' in regular", ""),
    ("title: a\ntitle: b", 2, 1, "the key 'title' is given twice", "the first is on line 1"),
    ("sections:\n  - id: x\n  - id: x", 3, 9, "the id 'x' is given twice", "the first is on line 2"),
    (
      "sections:\n  - id: x\n    rows:\n      - {id: x, title: t}", 4, 14, "the id 'x' is given twice",
      "line 2"
    ),
    ("sections:\n  - id: '1.2'", 2, 9, "the id '1.2' looks like an address; begin it with a letter", ""),
    ("sections: 3", 1, 11, "expected 'sections' to be a list, found '3'", ""),
    ("sections:\n  - rows: {a: b}", 2, 11, "expected 'rows' to be a list, found a mapping", ""),
    ("sections:\n  - rows:\n      - [x]", 3, 9, "expected a row to be a text or a mapping, found a list", ""),
    (
      "sections:\n  - rows:\n      - {title: x, rowSpacing: 3}", 3, 20, "unknown key 'rowSpacing' in a row",
      ""
    ),
    (
      "sections:\n  - rows: [One, Two\n    header: X\nstyle: plain\n", 2, 11, "this '[' is not closed",
      "add ']', or see line 3, column 11"
    ),
    ("sections:\n  - rows: [It's, {title: X\n", 2, 18, "this '{' is not closed", "add '}'"),
    (
      "sections:\n - rows: [{title: A, badge: ']'  # ]\n - rows: [b]\n", 2, 11, "this '{' is not closed",
      "add '}'"
    ),
    // Closes the brackets around the missing comma.
    (
      "{\"style\": \"plain\",\n \"title\": \"a ]\"\n \"sections\": []}", 3, 2,
      "while parsing a flow mapping: did not find expected ',' or '}'", ""
    ),
    ("- a\n- b", 1, 1, "expected a spec to be a mapping, found a list", ""),
    ("a: &x 1\nb: *x", 1, 4, "anchors and aliases are not supported", "copy the value instead"),
    ("title: !!str 3", 1, 8, "tags are not supported", ""),
    ("title: a\n---\ntitle: b", 2, 1, "the file has a second YAML document", "remove the '---'"),
    ("<<: {a: 1}", 1, 1, "unknown key '<<' in a spec", "merge keys are not supported"),
    (
      "backgroundColor: systemBleu", 1, 18, "expected 'backgroundColor' to be a colour, found 'systemBleu'",
      "did you mean 'systemBlue'?"
    ),
    ("rowColor: #FF0000", 1, 1, "'rowColor' has no value", "quote a text or a colour that begins with #"),
    ("version: 1.5", 1, 10, "expected 'version' to be the number 1, found '1.5'", ""),
    ("cornerRadius: 5.", 1, 15, "expected 'cornerRadius' to be a number from 0 to 1000000, found '5.'", ""),
    ("version: 2", 1, 10, "'version' is out of range: 2", "allowed: 1"),
    ("title: \"a\\u0007b\"", 1, 8, "'title' contains the control character U+7", "remove it"),
    (
      "\ttitle: x", 1, 1, "while scanning for the next token: found character that cannot start any token",
      "spaces"
    ),
    (
      "title: \"\\ud83d x\"", 1, 11,
      "while parsing a quoted scalar: found invalid Unicode character escape code", "a surrogate pair"
    ),
    ("title: [unclosed", 1, 8, "this '[' is not closed", "add ']'"),
  ]

  @Test(arguments: cases.indices)
  func `each error has its place, message and hint`(index: Int) {
    let (text, line, column, message, hint) = Self.cases[index]
    let found = problems(text)
    #expect(found.count >= 1, "\(text)")
    guard let problem = found.first else { return }
    #expect(problem.message == message)
    if !message.contains("flow sequence") {
      #expect(problem.line == line)
      #expect(problem.column == column)
    }
    #expect((problem.hint ?? "").contains(hint))
  }

  @Test func `all of a file's problems are reported at once, in order`() {
    let found = problems(
      "cornerRadius: x\nbogus: 1\nsections:\n  - rows:\n      - {title: a, accessory: chevron}\n")
    #expect(found.map(\.line) == [1, 2, 5])
  }

  @Test func `a problem shows its line and a caret`() {
    let text = problems("style: plain\ncornerRadus: 12\n").map(\.description).joined()
    #expect(
      text == """
        t.yaml:2:1: error: unknown key 'cornerRadus' in a spec
          2 | cornerRadus: 12
            | ^~~~~~~~~~~
          hint: did you mean 'cornerRadius'?
        """)
  }

  @Test(arguments: [0, 60, 100_000])
  func `only the part of a long line around the problem is shown, with the caret under it`(before: Int) throws
  {
    let padding = String(repeating: " ", count: before)
    let after = String(repeating: " ", count: 50_000)
    let text = try #require(problems("{title: T,\(padding)stile: plain,\(after)}").first).description
    let lines = text.split(separator: "\n")
    #expect(lines[0].hasSuffix("unknown key 'stile' in a spec"))
    #expect(lines[1].count <= 170)
    let word = try #require(lines[1].firstRange(of: "stile"))
    let caret = try #require(lines[2].firstRange(of: "^~~~~"))
    #expect(
      lines[1].distance(from: lines[1].startIndex, to: word.lowerBound)
        == lines[2].distance(from: lines[2].startIndex, to: caret.lowerBound))
  }

  /// Bytes, line, column, message, and the line of the excerpt.
  static let unreadable: [([UInt8], Int, Int, String, String)] = [
    (
      Array("title: a\nsections: b\u{0}c\n".utf8), 2, 12, "the control character U+0000 is not allowed",
      "sections: b\u{FFFD}c"
    ),
    ([0x00], 1, 1, "the control character U+0000 is not allowed", "\u{FFFD}"),
    (
      Array("\u{FEFF}title: x".utf8) + [0x07], 1, 9, "the control character U+0007 is not allowed",
      "title: x\u{FFFD}"
    ),
    (
      Array("a: 1\r\ntitle: Caf".utf8) + [0xE9] + Array(" x\n".utf8), 2, 11,
      "the byte E9 is not UTF-8; in Latin-1 it is 'é'", "title: Caf\u{FFFD} x"
    ),
    (
      Array("title: äöü ".utf8) + [0xFC, 0x62] + Array("er\nstyle: plain\n".utf8), 1, 12,
      "the byte FC is not UTF-8; in Latin-1 it is 'ü'", "title: äöü \u{FFFD}ber"
    ),
    (
      Array("title: \u{20AC}".utf8) + [0x80, 0x0A], 1, 9, "the byte 80 is not UTF-8",
      "title: \u{20AC}\u{FFFD}"
    ),
    (
      Array("title: \u{E9}".utf8) + [0x80], 1, 9, "the byte 80 is not UTF-8", "title: \u{E9}\u{FFFD}"
    ),
    (
      Array("title: \u{1F600}".utf8) + [0x80], 1, 9, "the byte 80 is not UTF-8",
      "title: \u{1F600}\u{FFFD}"
    ),
    // A character that is truncated, in the middle and at the end of the file.
    (
      Array("title: ".utf8) + [0xE2, 0x82, 0x20, 0x0A], 1, 8,
      "the byte E2 is not UTF-8; in Latin-1 it is 'â'",
      "title: \u{FFFD} "
    ),
    (
      Array("title: ".utf8) + [0xC3], 1, 8, "the byte C3 is not UTF-8; in Latin-1 it is 'Ã'",
      "title: \u{FFFD}"
    ),
  ]

  @Test(arguments: unreadable.indices)
  func `an invalid byte is reported with its place and its line`(index: Int) throws {
    let (bytes, line, column, message, excerpt) = Self.unreadable[index]
    let error = #expect(throws: SpecError.self) { try SpecDecoder(fileName: "t.yaml").decode(bytes) }
    let problem = try #require(error?.problems.first)
    #expect(error?.problems.count == 1)
    #expect(problem.message == message)
    #expect([problem.line, problem.column] == [line, column])
    #expect(problem.excerpt == excerpt)
    #expect(problem.caret == column - 1)
    #expect(problem.hint != nil)
  }

  @Test(arguments: ["title: [1]", "sections: LONG", "sections: \"LONG\"", "LONG: 1", "style: LONG"])
  func `no message repeats a long value`(text: String) {
    let long = String(repeating: "x", count: 900)
    for problem in problems(text.replacing("LONG", with: long)) { #expect(problem.message.count < 120) }
  }

  @Test func `nesting and size are limited`() {
    let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(problems("title: \(deep)").first?.message == "values are nested more than 64 levels deep")
    let long = String(repeating: "x", count: 70_000)
    #expect(problems("title: \(long)").first?.message == "a text is longer than 65536 bytes")
    let huge = [UInt8](repeating: 32, count: SpecLimits.standard[.bytes] + 1)
    #expect(throws: SpecError.self) { try SpecDecoder(fileName: "h").decode(huge) }
  }

  @Test func `no byte sequence traps`() {
    let sample = Array(
      "title: \"Ünï\"\nstyle: plain\nseparator: {left: 4, right: automatic}\nsections:\n  - {header: A, rows: [a, {title: b, badge: \"1\"}]}\n"
        .utf8)
    var random = SeededGenerator(seed: 7)
    for end in sample.indices { _ = try? SpecDecoder(fileName: "p").decode(Array(sample[..<end])) }
    for _ in 0..<3000 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      _ = try? SpecDecoder(fileName: "m").decode(bytes)
    }
  }
}
