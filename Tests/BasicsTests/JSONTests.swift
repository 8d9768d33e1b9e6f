// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Foundation
import Testing

struct JSONTests {
  private static let texts = [
    "", "plain", #"a "quoted" \ one"#, "line\nend\r\ttab", "bell\u{7} nul\u{0} del\u{7F} c1\u{9B}",
    "direction \u{202A}\u{202E}\u{2066} separators \u{2028}\u{2029}", "é ü 漢字 👩‍👩‍👧", "</script><!--",
  ]

  @Test(arguments: texts)
  func `a text reads back unchanged, and its JSON has no character that acts on a terminal`(
    text: String
  ) throws {
    let written = JSONText.string(text)
    let read = try JSONSerialization.jsonObject(with: Data(written.utf8), options: .fragmentsAllowed)
    #expect((read as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    #expect(!written.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
    #expect(!written.unicodeScalars.contains { (0x2028...0x202E).contains($0.value) })
  }

  @Test func `characters with a short JSON escape use it`() {
    #expect(JSONText.string("\"\\\n\r\t\u{1B}\u{202A}") == #""\"\\\n\r\t\u001b\u202a""#)
  }

  private static let value = ValueTree.object([
    ("null", .null), ("flags", .list([true, false])), ("number", .integer(-3)),
    ("points", .list([.points(44), .points(0.333), .points(-0.5)])), ("text", "x"),
    ("none", .optional(nil as String?)), ("noNumber", .optional(nil as Int?)), ("three", .optional(3)),
    ("written", .written("1.50")),
    ("rect", .rect(Rect(x: 1, y: 2, width: 3, height: 4))), ("empty", .object([])), ("\"key\"", .texts([])),
  ])

  @Test func `a value is on one line, with its members in order`() {
    #expect(
      Self.value.jsonLine == """
        {"null": null, "flags": [true, false], "number": -3, "points": [44, 0.333, -0.5], "text": "x", \
        "none": null, "noNumber": null, "three": 3, "written": 1.50, "rect": {"x": 1, "y": 2, "width": 3, "height": 4}, \
        "empty": {}, "\\"key\\"": []}
        """)
  }

  @Test func `a list of lines is a document, and compacted to one line it is the same`() throws {
    #expect(JSONWriter.lines([]) == "[]\n")
    let document = JSONWriter.lines([Self.value, .text("two\nlines")])
    #expect(document == "[\n  \(Self.value.jsonLine),\n  \"two\\nlines\"\n]\n")
    #expect(JSONText.oneLine(Array(document.utf8)) == "[\(Self.value.jsonLine), \"two\\nlines\"]")
  }
}
