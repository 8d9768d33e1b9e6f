// SPDX-License-Identifier: GPL-3.0-or-later

import Comparison
import TableModel
import Testing

struct ComparisonPageTests {
  private let table = Table(sections: [
    Section(info: .init(header: "S"), rows: [Row(title: "A"), Row(title: "B")])
  ])

  private func page(_ pairs: SpecPair..., note: String? = nil) -> String {
    String(decoding: ComparisonPage.made(of: pairs.map(SpecComparison.init), note: note).bytes, as: UTF8.self)
  }

  private func side(_ name: String, _ table: Table) -> SpecPair.Side {
    SpecPair.Side(name: name, table: table)
  }

  @Test func `the page has the words, both pictures and a frame around each element that differs`() {
    var new = table
    new.sections[0].rows[1].title = "Other"
    new.sections[0].info.header = "T"
    let page = page(SpecPair(old: side("HEAD:a.yaml", table), new: side("a.yaml", new)))
    for text in [
      "<title>HEAD:a.yaml → a.yaml</title>", "≠ row 0.1 &#39;Other&#39;: title &#39;B&#39; → &#39;Other&#39;",
      "<bdi>Before: HEAD:a.yaml</bdi>", "<bdi>After: a.yaml</bdi>",
    ] { #expect(page.contains(text), "\(text)") }
    #expect(page.ranges(of: "<figure class=\"picture\"").count == 2)
    #expect(page.ranges(of: "class=\"marks").count == 2)
  }

  @Test func `a new spec has one picture, and equal ones have no frames`() {
    let new = page(SpecPair(old: nil, new: side("a.yaml", table)))
    #expect(new.ranges(of: "<figure class=\"picture\"").count == 1)
    #expect(new.contains("<title>a.yaml is new</title>") && new.contains("This table is new."))
    let equal = page(SpecPair(old: side("a", table), new: side("b", table)))
    #expect(equal.contains("No difference.") && !equal.contains("class=\"marks"))
  }

  @Test func `several specs are sections, and no name can write HTML`() {
    let page = page(
      SpecPair(old: side("<script>a", table), new: nil), SpecPair(old: nil, new: side("b\u{202E}", table)),
      note: "3 other specs are equal")
    #expect(
      page.contains("<title>2 specs before and after</title>") && page.contains("3 other specs are equal"))
    #expect(page.contains("<h2><bdi>&lt;script&gt;a was deleted</bdi></h2>"))
    #expect(!page.contains("<script>a") && !page.contains("\u{202E}"))
  }
}
