// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TableSpec
import Testing

/// Texts with attributes in specs.
struct AttributedTextSpecTests {
  private static let spec = """
    version: 1
    style: insetGrouped
    profile: ios15
    sections:
      - header: {markdown: "Your **orders**"}
        footer: {markdown: "See [us](https://a.b)"}
        rows:
          - {title: {markdown: "Order **7**"}, detail: {markdown: "^[-3](color: 'systemRed')"}}
          - "plain **7**"

    """

  @Test func `Markdown is saved as it was written, and a plain text has none`() throws {
    let table = try SpecDecoder(fileName: "t.yaml").decode(Array(Self.spec.utf8))
    #expect(SpecEncoder.encode(table) == Self.spec)
    #expect(table.sections[0].info.footer == "See us")
    #expect(table.sections[0].rows[0].title == "Order 7")
    #expect(table.sections[0].rows[1].title == "plain **7**")
    #expect(table.sections[0].rows[0].detailRuns.first?.attributes.color == .semantic(.systemRed))
  }

  @Test(arguments: [
    (
      "{markdown: \"[x](javascript:y)\"}", 23,
      "expected 'markdown' to be Markdown: a text can't link to javascript:",
      "write a URL with https, http, mailto, tel or the app's own scheme"
    ),
    (
      "{markdown: \"[x](y)\"}", 23, "expected 'markdown' to be Markdown: 'y' isn't a link",
      "write a URL such as https://example.com, or \\[ for a bracket"
    ),
    ("{}", 12, "'title' has no markdown", "add 'markdown: TEXT'"),
    ("[a]", 12, "expected 'title' to be text", ""),
  ])
  func `mistakes in Markdown have their place`(value: String, column: Int, message: String, hint: String) {
    let spec = "sections:\n- rows:\n  - title: \(value)\n"
    let error = #expect(throws: SpecError.self) {
      try SpecDecoder(fileName: "t.yaml").decode(Array(spec.utf8))
    }
    let problem = error?.problems.first
    #expect(problem?.line == 3 && problem?.message.hasPrefix(message) == true, "\(problem?.message ?? "")")
    #expect(hint.isEmpty || problem?.hint == hint)
    #expect(problem?.column == column)
  }
}
