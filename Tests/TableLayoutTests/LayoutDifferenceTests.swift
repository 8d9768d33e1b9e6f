// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel
import Testing

struct LayoutDifferenceTests {
  private static func table(rows: Int) -> Table {
    Table(
      sections: (0..<3).map { section in
        Section(
          info: .init(header: "S\(section)"), rows: (0..<rows).map { Row(title: "Row \(section) \($0)") })
      })
  }

  private func lines(rows: Int = 4, _ change: (inout Table) -> Void) -> [String] {
    let old = Self.table(rows: rows)
    var new = old
    change(&new)
    return LayoutDifference(from: old, to: new).layoutLines
  }

  @Test func `rows below an added one move as a block`() {
    #expect(
      lines(rows: 300) { $0.sections[0].rows.insert(Row(title: "New"), at: 1) } == [
        "content width stays 393, height 39803.333 → 39847.333", "rows 0.2 to 2.299 move down by 44",
      ])
    #expect(
      lines { $0.sections[0].rows.remove(at: 1) }.last == "rows 0.1 to 2.3 move up by 44")
  }

  @Test func `a row's height and gaps are listed, and the elements that they move`() {
    #expect(
      lines { $0.sections[1].rows[2].look[.rowHeight] = .fixed(60) }.dropFirst() == [
        "row 1.2: height 44 → 60, gap contentTop 12 → 20, gap contentBottom 11.667 → 19.667",
        "rows 1.3 to 2.3 move down by 16",
      ])
  }

  @Test func `rows that grow are one line, with the range of their moves`() {
    #expect(
      lines { $0.info.look[.rowHeight] = .fixed(50) }.dropFirst() == [
        "rows 0.0 to 2.3: height 44 → 50, gap contentTop 12 → 15, gap contentBottom 11.667 → 14.667, move down by up to 66"
      ])
    let taller = lines { for index in 0..<3 { $0.sections[index].info.headerHeight = .fixed(60) } }
    #expect(
      taller.suffix(3) == [
        "rows 0.0 to 0.3 move down by 4.667", "rows 1.0 to 1.3 move down by 26.667",
        "rows 2.0 to 2.3 move down by 48.667",
      ])
  }

  @Test func `many sections that change in the same way are few lines`() {
    let old = Table(
      sections: (0..<200).map { _ in
        Section(info: .init(header: "S"), rows: [Row(title: "A"), Row(title: "B")])
      }
    )
    var new = old
    for index in new.sections.indices { new.sections[index].info.headerHeight = .fixed(60) }
    let difference = LayoutDifference(from: old, to: new)
    #expect(difference.rows.count == 200)
    #expect(difference.layoutLines.count < 12, "\(difference.layoutLines)")
    #expect(difference.layoutLines.last == "rows 0.0 to 199.1 move down by 4.667 to 4382.667")
  }

  @Test func `headers, footers and gaps before and after are listed`() {
    let lines = lines { table in
      for section in table.sections.indices { table.sections[section].info.headerHeight = .fixed(50) }
      table.sections[1].info.footer = "Below"
      table.info.tableFooterView = TableEdgeView(height: 30)
    }
    #expect(lines.contains("table footer view: height nothing → 30"), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("headers of sections 1 to 2: height 38 → 50") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("footer of section 1: height 17.333 → ") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("section 0: gap headerTopMargin ") }, "\(lines)")
  }

  @Test func `the remaining space beside a text is listed only for a row that changed itself`() {
    let wider = lines { $0.info.traits.width = 500 }
    #expect(!wider.contains { $0.contains("contentMarginTrailing") || $0.contains("titleTo") }, "\(wider)")
    let retitled = lines { $0.sections[0].rows[1].title = "Another title" }
    #expect(retitled.count == 2)
    #expect(retitled.last?.hasPrefix("row 0.1: gap contentMarginTrailing ") == true, "\(retitled)")
  }

  @Test func `equal layouts have no lines`() {
    let table = Self.table(rows: 2)
    #expect(LayoutDifference(from: table, to: table).lines == [])
  }

  // MARK: - Looks

  @Test func `rows whose corners and colours change are listed, although no frame changed`() {
    #expect(
      lines { $0.info.look[.cornerRadius] = 3 }.dropFirst() == [
        // Only the first and the last row of a section have round corners.
        "row 0.0: other corners", "rows 0.3 to 1.0: other corners", "rows 1.3 to 2.0: other corners",
        "row 2.3: other corners",
      ])
    #expect(
      lines { $0.info.look[.titleColor] = .semantic(.systemRed) }.dropFirst() == [
        "rows 0.0 to 2.3: other colours"
      ])
    #expect(
      lines { $0.sections[1].info.look[.border] = Border(color: .semantic(.systemRed), width: 1) }.dropFirst()
        == [
          "rows 1.0 to 1.3: other lines"
        ])
  }

  @Test func `looks that a row's own settings change are said once`() {
    let difference = LayoutDifference(
      from: Self.table(rows: 2),
      to: {
        var table = Self.table(rows: 2)
        table.sections[0].rows[1].title = "New 0 1"
        table.sections[0].rows[1].look[.titleColor] = .semantic(.systemRed)
        return table
      }())
    #expect(difference.rows.first?.looks == [.texts, .colors])
    #expect(!difference.layoutLines.contains { $0.contains("other") }, "\(difference.layoutLines)")
  }

  @Test func `a row that only moved looks the same, also by a fraction of a point`() {
    let moved = LayoutDifference(
      from: Self.table(rows: 3),
      to: {
        var table = Self.table(rows: 3)
        table.info.tableHeaderView = TableEdgeView(height: 10.333)
        return table
      }())
    #expect(moved.rows.map(\.looks) == [[]])
    #expect(moved.changedPlaces.map(\.new) == [LayoutDifference.Place(.tableHeaderView, .table)])
  }

  @Test func `headers and bars that look different are listed`() {
    #expect(
      lines { $0.info.look[.headerColor] = .semantic(.systemRed) }.dropFirst() == [
        "headers of sections 0 to 2: other colours"
      ])
    let bars = lines { $0.info.navigation.title = "Settings" }
    #expect(bars.contains { $0.hasPrefix("navigation bar: height nothing → ") }, "\(bars)")
  }

  @Test func `rows that show a changed picture file look different`() {
    func table(_ byte: UInt8) -> Table {
      var table = Table(sections: [
        Section(rows: [Row(title: "A", image: RowImage(.file("a.png"))), Row(title: "B")])
      ])
      table.pictures["a.png"] = .picture(PictureData([byte], .png), size: Size(width: 4, height: 4))
      return table
    }
    let difference = LayoutDifference(from: table(1), to: table(2))
    #expect(
      difference.lines == [
        "picture 'a.png': other contents", "",
        "content width stays 393, height stays \(difference.new.contentSize.height)",
        "row 0.0: other pictures",
      ])
  }

  @Test func `a change in a collapsed section is a difference without a frame`() {
    func table(_ title: String) -> Table {
      var table = Self.table(rows: 2)
      table.sections[1].info.isCollapsed = true
      table.sections[1].rows[1].title = title
      return table
    }
    let difference = LayoutDifference(from: table("One"), to: table("Other"))
    #expect(difference.table.lines == ["row 1.1 'Other': title 'One' → 'Other'"])
    #expect(difference.rows.isEmpty)
    var shown = table("Other")
    shown.sections[1].info.isCollapsed = false
    #expect(!LayoutDifference(from: table("One"), to: shown).isEmpty)
  }
}
