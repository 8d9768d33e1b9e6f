// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Renderers
import TableLayout
import TableModel
import TestSupport
import Testing

/// Pictures and frames of texts with attributes.
struct AttributedTextTests {
  private static func row(_ title: String, detail: String? = nil) -> Row {
    var row = Row(title: "")
    row.attributedTitle = AttributedText(markdown: title)
    row.attributedDetail = detail.map { AttributedText(markdown: $0) }
    return row
  }

  private static func texts(_ svg: String) -> [String] {
    svg.split(separator: "\n").filter { $0.contains("<text") }.map { line in
      String(line.trimmingPrefix { $0 == " " })
    }
  }

  @Test func `each part of a line is a text at its place, and a link is a colour`() {
    let table = Pictures.table([[Self.row("Order **7** is [late](https://a.b)")]])
    let texts = Self.texts(Pictures.svg(table))
    #expect(
      texts == [
        ##"<text x="32" y="28" font-size="17" letter-spacing="-0.43" textLength="43.894" fill="#000000">Order</text>"##,
        ##"<text x="80.246" y="28" font-size="17" font-weight="600" letter-spacing="-0.43" textLength="9.548" fill="#000000">7</text>"##,
        ##"<text x="94.145" y="28" font-size="17" letter-spacing="-0.43" textLength="12.064" fill="#000000">is</text>"##,
        ##"<text x="110.56" y="28" font-size="17" letter-spacing="-0.43" textLength="27.989" fill="#007AFF">late</text>"##,
      ])
    #expect(!Pictures.svg(table).contains("https://a.b"))
  }

  @Test func `a text without markup gives the same picture as a plain one`() {
    for (title, detail) in [("A title that is much too long for its row", "and a detail"), ("A", "b")] {
      let plain = Pictures.table([[Row(title: title, detail: detail)]])
      let markdown = Pictures.table([[Self.row(title, detail: detail)]])
      #expect(Pictures.svg(plain) == Pictures.svg(markdown))
      #expect(Pictures.text(plain) == Pictures.text(markdown))
    }
  }

  @Test func `a value ends at the margin, and from right to left the parts follow to the left`() throws {
    let table = Pictures.table([[Self.row("a", detail: "**^[-3.00](color: 'systemRed')** EUR")]])
    let run = try #require(Pictures.items(table, .detail).compactMap(\.run).first)
    let parts = run.parts
    #expect(run.text == "-3.00 EUR" && parts.map(\.text) == ["-3.00", "EUR"])
    #expect(parts[1].origin.x + parts[1].width == run.origin.x && run.anchor == .right)
    #expect(parts[0].weight == .semibold && parts[0].paint != parts[1].paint)
    let hebrew = Pictures.table([[Self.row("שלום **עולם**")]], direction: .rightToLeft)
    let words = try #require(Pictures.items(hebrew, .title).compactMap(\.run).first).parts
    #expect(words.map(\.text) == ["עולם", "שלום"] && words[0].origin.x < words[1].origin.x)
  }

  @Test func `terminals show bold and coloured parts, also where a narrow picture wraps again`() {
    var row = Self.row("Some words and **bold ones** to wrap")
    row.numberOfLines = 0
    let table = Pictures.table([[row]])
    for columns in [nil, 24] {
      var options = TextPictureOptions(maximumColumns: columns)
      options.colors = .sixteen
      let text = Pictures.text(table, options)
      #expect(text.contains("\u{1B}[0;1mbold\u{1B}[0m"))
      #expect(text.contains("\u{1B}[0;1mones\u{1B}[0m"))
      #expect(!text.contains("1mwords") && !text.contains("1mto"))
    }
    #expect(!Pictures.text(table, ascii: true).contains("*"))
  }

  @Test func `frames have the runs of texts with attributes alone`() {
    var table = Pictures.table([[Row(title: "a")]])
    #expect(!Pictures.json(table).contains("runs"))
    table.sections[0].info.attributedFooter = AttributedText(
      markdown: "See **[us](https://a.b)** ^[*x*](color: '#FF0000')")
    #expect(
      Pictures.json(table).contains(
        ##""runs": [{"text": "See "}, {"text": "us", "bold": true, "link": "https://a.b"}, {"text": " "}, {"text": "x", "italic": true, "color": "#FF0000"}]"##
      ))
  }

  @Test func `letters of headers change in each run`() {
    var table = Pictures.table([[Row(title: "a")]])
    table.sections[0].info.attributedHeader = AttributedText(markdown: "Your **straße**")
    let runs = Pictures.items(table, .header).compactMap(\.run)
    #expect(runs.map(\.text) == ["YOUR STRASSE"] && runs[0].spans.map(\.text) == ["YOUR ", "STRASSE"])
  }
}

extension DisplayItem {
  fileprivate var run: TextRun? { if case .text(let run) = content { run } else { nil } }
}
