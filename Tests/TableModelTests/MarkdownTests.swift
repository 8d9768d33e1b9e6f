// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TestSupport
import Testing

struct MarkdownTests {
  /// The runs as letters: B and I, the colour, and the link, before each text.
  private static func runs(_ markdown: String) -> [String] {
    AttributedText(markdown: markdown).runs.map { run in
      let attributes = run.attributes
      let words =
        (attributes.isBold ? "B" : "") + (attributes.isItalic ? "I" : "")
        + (attributes.color.map { "\($0)" } ?? "") + (attributes.link.map { "<\($0)>" } ?? "")
      return words.isEmpty ? run.text : "\(words):\(run.text)"
    }
  }

  @Test(
    arguments: [
      ("plain", ["plain"]), ("Order **7** is late", ["Order ", "B:7", " is late"]), ("*i*", ["I:i"]),
      ("***both*** and **b *bi***", ["BI:both", " and ", "B:b ", "BI:bi"]),
      ("*it **x***", ["I:it ", "BI:x"]),
      ("[a **b**](https://x.y/z(1)) c", ["<https://x.y/z(1)>:a ", "B<https://x.y/z(1)>:b", " c"]),
      ("**^[-3](color: 'systemRed')** EUR", ["BsystemRed:-3", " EUR"]),
      ("^[x](color: \"#00FF00 50%\")", ["#00FF00 50%:x"]), ("[call](tel:+123)", ["<tel:+123>:call"]),
      ("[in](my-app://a)", ["<my-app://a>:in"]),
    ] as [(String, [String])])
  func `bold, italic, links and colours can be inside each other`(markdown: String, expected: [String]) {
    #expect(Self.runs(markdown) == expected)
    #expect(Markdown(markdown).mistake == nil)
  }

  @Test(arguments: [
    "2 * 3 * 4", "**open", "a ** b **", "[no link] (x)", "_a_ `b` ~c~ <d> # e", "^x", "****", "[a", "](b)",
    "a\\b",
    "**\"7\"**th",
  ])
  func `everything else is text`(markdown: String) {
    #expect(Self.runs(markdown) == [markdown])
    #expect(Markdown(markdown).mistake == nil)
  }

  @Test func `a backslash makes markup text`() {
    #expect(AttributedText(markdown: #"\*a\* \[b\](c) \\ d\e"#).string == #"*a* [b](c) \ d\e"#)
    #expect(Self.runs(#"**a\*** b"#) == ["B:a*", " b"])
  }

  @Test(arguments: [
    ("[x](javascript:alert(1))", MarkdownMistake.hostileLink("javascript")),
    ("a [x](JavaScript:y) [z](w)", .hostileLink("JavaScript")),
    ("[x](data:text/html,a)", .hostileLink("data")),
    ("[x](file:///etc)", .hostileLink("file")), ("[x](example.com)", .noLink("example.com")),
    ("[x]()", .noLink("")), ("[x](https:)", .noLink("https:")), ("[x](https://a b)", .noLink("https://a b")),
    ("[x](java\nscript:y)", .noLink("java\nscript:y")), ("^[x](color: red)", .noColor("red")),
    ("^[x](color: 'reddish')", .noColor("'reddish'")), ("^[x](size: 3)", .unknownAttribute("size: 3")),
  ])
  func `links that run something, and attributes without a meaning, are mistakes`(
    markdown: String, mistake: MarkdownMistake
  ) {
    #expect(Markdown(markdown).mistake == mistake)
    #expect(AttributedText(markdown: markdown).runs.allSatisfy { $0.attributes.link == nil })
  }

  @Test func `a long text of open markup is read at once`() {
    for markup in ["**a ", "[", "(", "*a **b ", "[a](", "^[", "\\"] {
      let text = String(repeating: markup, count: 20_000)
      #expect(Markdown(text).runs.map(\.text).joined().count >= 10_000)
    }
  }

  @Test func `a plain text replaces a text with attributes, and costs no more than before`() {
    var row = Row(title: "a", detail: "b")
    row.attributedTitle = AttributedText(markdown: "**a**")
    #expect(row.title == "a" && row.titleRuns.count == 1 && row != Row(title: "a", detail: "b"))
    row.attributedDetail = AttributedText(markdown: "*b*")
    row.title = "c"
    #expect(row.titleRuns.isEmpty && row.detailRuns.count == 1)
    row.detail = nil
    #expect(row == Row(title: "c") && !row.hasMarkdown)
    var section = Section.Info(header: "a")
    section.attributedFooter = AttributedText(markdown: "*b*")
    section.footer = "b"
    #expect(section == Section.Info(header: "a", footer: "b"))
  }
}
