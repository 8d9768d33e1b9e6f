// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TableSpec
import Testing

/// Buttons, images and chevrons of headers, prominent headers, and the section index.
struct HeaderPartsTests {
  private func layout(_ spec: String) throws -> LaidOutTable {
    LaidOutTable(try SpecDecoder(fileName: "t.yaml").decode(Array("{\(spec)}".utf8)))
  }

  private func header(_ layout: LaidOutTable, _ section: Int = 0) throws -> FrameTree.HeaderFooter {
    try #require(layout.sectionTree(section).header)
  }

  @Test func `a button ends where the header's room ends, and its text ends before it`() throws {
    // A text that fits in one line only without the button.
    let long = "Favourites and recently used contacts"
    let plain = try header(layout("sections: [{header: \(long), rows: [a]}]"))
    let table = try layout("sections: [{header: \(long), headerButton: See All, rows: [a]}]")
    let header = try header(table)
    let button = try #require(header.elements.first)
    #expect(button.path == "headerButton" && button.kind == "button")
    #expect(button.frame.maxX == plain.label?.box.maxX)
    #expect(try #require(header.label).box.maxX <= button.frame.minX - 16)
    #expect(header.frame.height > plain.frame.height)
    let texts = table.displayList().items.compactMap { item -> String? in
      if case .text(let run) = item.content, item.section == 0, item.row == nil { run.text } else { nil }
    }
    #expect(texts.last == "See All")
  }

  @Test func `a button can be a symbol alone, as high as a line`() throws {
    let table = try layout("sections: [{header: Mail, headerButton: ellipsis.circle, rows: [a]}]")
    let button = try #require(try header(table).elements.first)
    let font = try #require(table.labelFont(.header, inSection: 0))
    #expect(button.frame.width == FontMetrics(font).lineHeight)
    let drawn = table.displayList().items.compactMap { item -> String? in
      switch item.content {
      case .symbol(let symbol) where item.row == nil:
        symbol.kind == .named("ellipsis.circle") ? "symbol" : nil
      case .text(let run) where item.row == nil: run.text
      default: nil
      }
    }
    #expect(drawn == ["MAIL", "symbol"])
    let tinted = try layout(
      "sections: [{header: Mail, headerButton: {image: plus, style: tinted}, rows: [a]}]")
    #expect(try header(tinted).elements.first?.frame.height ?? .zero > button.frame.height)
    let both = try layout("sections: [{header: Mail, headerButton: {title: plus}, rows: [a]}]")
    #expect(both.table.sections[0].info.headerParts.button?[.elementTitle] == "plus")
  }

  @Test func `an image and a chevron are around the text, mirrored from right to left`() throws {
    let parts = "sections: [{header: Mail, headerImage: envelope, isCollapsible: true, rows: [a]}]"
    let left = try header(layout(parts))
    let right = try header(layout("traits: {direction: rtl}, \(parts)"))
    #expect(left.elements.map(\.path) == ["headerImage", "isCollapsible"])
    #expect(left.elements[0].frame.maxX + 16 == left.label?.frame.minX)
    for (left, right) in zip(left.elements, right.elements) {
      #expect(right.frame == left.frame.mirrored(in: 393))
    }
  }

  @Test(arguments: [(Profile.ID.iOS15, 8, 11), (.iOS26, 10, 10)])
  func `a prominent header is as typed, in Title 3, between its own margins`(
    profile: Profile.ID, above: Points, below: Points
  ) throws {
    let sections = "sections: [{rows: [a]}, {header: Recent, headerProminence: increased, rows: [b]}]"
    let layout = try layout("profile: \(profile.rawValue), \(sections)")
    let header = try header(layout, 1)
    #expect(header.label?.text == "Recent")
    #expect(layout.labelFont(.header, inSection: 1) == Font(size: 20, weight: .semibold))
    let text = FontMetrics(Font(size: 20)).lineHeight
    #expect(abs((header.frame.height - above - below - text).doubleValue) < 1)
    let explained = try #require(Explainer(layout).explain(.header, ofSection: 1))
    #expect(explained.terms.contains { $0.origin.contains("prominentHeaderTopMargin") })
  }

  @Test func `a pinned header keeps its button`() throws {
    let rows = (0..<30).map { "r\($0)" }.joined(separator: ", ")
    let layout = try layout(
      "style: plain, contentOffset: 200, sections: [{header: A, headerButton: Edit, rows: [\(rows)]}]")
    let header = try header(layout)
    let pinned = try #require(header.pinnedFrame)
    let text = try #require(
      layout.displayList().items.compactMap { item -> TextRun? in
        if case .text(let run) = item.content, run.text == "Edit" { run } else { nil }
      }.first)
    #expect(text.origin.y > pinned.minY - 200 && text.origin.y < pinned.maxY - 200)
  }

  // MARK: - Section index

  private let letters = "sectionIndexTitles: [A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T]"

  @Test(arguments: ["plain", "insetGrouped"])
  func `rows end before the index unless their group does`(style: String) throws {
    let rows = "style: \(style), sections: [{rows: [{title: a, accessory: disclosureIndicator}, b]}]"
    let usual = try #require(layout(rows).rowTree(.init(row: 0, section: 0)))
    let row = try #require(layout("\(letters), \(rows)").rowTree(.init(row: 0, section: 0)))
    let shift: Points = style == "plain" ? 15 : .zero
    #expect(row.accessory == usual.accessory?.offsetBy(dx: .zero - shift, dy: .zero))
    #expect(row.separators.last?.frame.maxX == usual.separators.last.map { $0.frame.maxX - shift })
    #expect(row.frame == usual.frame)
  }

  @Test(arguments: [(852, 20), (200, 15)])
  func `titles without room become dots`(height: Int, count: Int) throws {
    let rows = (0..<30).map { "r\($0)" }.joined(separator: ", ")
    let layout = try layout(
      "style: plain, traits: {height: \(height)}, contentOffset: 0, \(letters), sections: [{rows: [\(rows)]}]"
    )
    let titles = layout.displayList().items.compactMap { item -> String? in
      if case .text(let run) = item.content, item.role == .sectionIndex { run.text } else { nil }
    }
    #expect(titles.first == "A" && titles.last == "T")
    #expect(titles.count <= count && titles.contains("\u{2022}") == (count < 20))
  }

  @Test func `titles lead to the sections whose headers begin with them`() throws {
    let table = try layout(
      "style: plain, sectionIndexTitles: [A, B, C], sections: [{header: Ada, rows: [a]}, {header: Cy, rows: [b]}]"
    ).table
    #expect(table.sectionIndexTargets == [0, 0, 1])
  }
}
