// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import TableModel
import TestSupport
import Testing

/// The code of texts with attributes; the type checks compile more of them.
struct AttributedTextCodeTests {
  private static func code(_ format: CodeFormat, _ change: (inout Section) -> Void) throws -> ExportedCode {
    var section = Section(rows: [Row(title: "A")])
    change(&section)
    return try format.code(for: Table(info: Table.Info(title: "T"), sections: [section]))
  }

  @Test(arguments: [
    ("Order **7** is [late](https://a.b)", #"TextRow("Order **7** is [late](https://a.b)")"#),
    ("*it **x*** _y_", ##"TextRow("*it **x*** \\_y\\_")"##),
    (
      "^[**-3**](color: 'systemRed') EUR", ##"TextRow("\(Text("**-3**").foregroundColor(.red)) EUR")"##
    ),
    ("**a**^[**b**](color: 'systemRed')", ##"TextRow("**a**\(Text("**b**").foregroundColor(.red))")"##),
  ])
  func `SwiftUI reads Markdown, and a colour is a text in the literal`(markdown: String, call: String) throws
  {
    let code = try Self.code(.swiftui) { $0.rows[0].attributedTitle = AttributedText(markdown: markdown) }
    #expect(code.source.contains(call), "\(code.source)")
    #expect(code.unexported.isEmpty)
  }

  @Test func `a label's parts are in its call`() throws {
    func code(_ format: CodeFormat, _ markdown: String) throws -> ExportedCode {
      let label = try #require(
        Element(.label, .record([.init(name: "markdown", value: .text(markdown))])))
      return try Self.code(format) {
        $0.rows[0].id = "a"
        $0.rows[0].elements.trailing = [label]
      }
    }
    let due = "Due **now**"
    let source = try code(.uikit, due).source
    #expect(
      source.contains(#".label(String(localized: "Due now"), parts: TextPart("now", isBold: true))"#),
      "\(source)")
    #expect(try code(.swiftui, due).source.contains(#"Text("Due **now**")"#))
    #expect(try code(.uikit, due).unexported.isEmpty)
    #expect(try code(.uikit, "[us](https://a.b)").unexported.map(\.setting.key) == ["trailing"])
  }

  @Test func `UIKit finds the parts in order, and says that rows open no links`() throws {
    let code = try Self.code(.uikit) {
      $0.rows[0].attributedTitle = AttributedText(markdown: "7 of **7**")
      $0.info.attributedFooter = AttributedText(markdown: "See [us](https://a.b)")
    }
    #expect(code.source.contains(#".titleParts(TextPart("7 of "), TextPart("7", isBold: true))"#))
    #expect(
      code.source.contains(#".footerParts(TextPart("us", color: .tintColor, link: "https://a.b"))"#))
    #expect(code.unexported.isEmpty)
    let row = try Self.code(.uikit) {
      $0.rows[0].attributedTitle = AttributedText(markdown: "See [us](https://a.b)")
    }
    #expect(row.unexported.map(\.setting.key) == ["title"])
    #expect(try Self.code(.uikit) { _ in }.source.contains("Parts") == false)
  }

  @Test func `the letters of headers are as typed in both`() throws {
    func code(_ format: CodeFormat) throws -> String {
      try Self.code(format) {
        $0.info.header = "wi-fi"
        $0.info.look[.headerTextTransform] = TextTransform.none
      }.source
    }
    // `.none` alone would leave UIKit's capitals.
    #expect(try code(.uikit).contains("HeaderLook(transform: .some(.none))"))
    #expect(try code(.swiftui).contains(#".environment(\.headerLook.letters, .asWritten)"#))
  }
}
