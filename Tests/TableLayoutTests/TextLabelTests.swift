// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import Testing

/// Cells with the text labels of `UITableViewCell`: their insets, images and accessories.
struct TextLabelTests {
  private func table(
    _ profile: Profile.ID, _ rows: [Row], content: CellContent? = .textLabel, style: TableStyle = .plain,
    width: Points = 393, scale: Int = 3, change: (inout Table) -> Void = { _ in }
  ) -> Table {
    var info = Tables.make([], style: style, profile: profile, width: width, scale: scale).info
    info.look[.cellContent] = content
    var table = Table(info: info, sections: [Section(info: Section.Info(), rows: rows)])
    change(&table)
    return table
  }

  private func row(_ table: Table, _ index: Int = 0) throws -> FrameTree.Row {
    try #require(LaidOutTable(table).rowTree(.init(row: index, section: 0)))
  }

  private func inset(_ left: Points, _ change: (inout Row) -> Void = { _ in }) -> Row {
    var row = Row(title: "a")
    row.look[.separatorLeft] = .points(left)
    change(&row)
    return row
  }

  // MARK: - A cell's own inset

  @Test(arguments: [
    (Profile.ID.iOS6, 44, 15, 59), (.iOS7, 44, 44, 44), (.iOS8, 44, 44, 44), (.iOS9, 44, 44, 44),
    (.iOS11, 44, 44, 44), (.iOS12, 44, 44, 44), (.iOS15, 44, 44, 44), (.iOS26, 44, 44, 44),
    // Before iOS 11, an inset also moves the text to the left of the margin.
    (.iOS9, 4, 4, 4), (.iOS11, 4, 20, 4), (.iOS26, 4, 20, 4),
  ])
  func `a cell's own inset moves its text and its line`(
    profile: Profile.ID, left: Int, title: Int, line: Int
  ) throws {
    let row = try row(table(profile, [inset(Points(left)), Row(title: "b")]))
    #expect(row.title?.frame.minX == Points(title))
    #expect(row.separators.last?.frame.minX == Points(line))
  }

  @Test(arguments: [Profile.ID.iOS9, .iOS15])
  func `the other rows and a table's inset keep the margin`(profile: Profile.ID) throws {
    let own = table(profile, [inset(44), Row(title: "b")])
    #expect(try row(own, 1).title?.frame.minX == 20)
    let shared = table(profile, [Row(title: "a")]) { $0.info.look[.separatorLeft] = .points(44) }
    #expect(try row(shared).title?.frame.minX == 20)
    let right = table(profile, [Row(title: "a")]) {
      $0.sections[0].rows[0].look[.separatorRight] = .points(44)
    }
    #expect(try row(right).title?.frame.minX == 20)
    let automatic = table(profile, [Row(title: "a")]) {
      $0.sections[0].rows[0].look[.separatorLeft] = .automatic
    }
    #expect(try row(automatic).title?.frame.minX == 20)
  }

  @Test func `the inset of a section is that of its cells`() throws {
    let table = table(.iOS15, [Row(title: "a")]) { $0.sections[0].info.look[.separatorLeft] = .points(44) }
    #expect(try row(table).title?.frame.minX == 44)
  }

  @Test func `only text labels move, and only in cells that UIKit draws`() throws {
    #expect(try row(table(.iOS15, [inset(44)], content: .configuration)).title?.frame.minX == 20)
    // Exported cells have content configurations unless the spec asks for labels; iOS 12 has labels alone.
    #expect(try row(table(.iOS15, [inset(44)], content: nil)).title?.frame.minX == 20)
    #expect(try row(table(.iOS12, [inset(44)], content: nil)).title?.frame.minX == 44)
    for change in [
      { $0[.separatorThickness] = 0.3 }, { $0[.separatorPosition] = .top },
      { $0[.separatorLength] = .contentWidth }, { $0[.cornerRadius] = 8 },
      { $0[.border] = Border(color: .semantic(.separator), width: 1) },
    ] as [@Sendable (inout Look) -> Void] {
      let row = try row(table(.iOS15, [inset(44) { change(&$0.look) }]))
      #expect(row.title.map { $0.frame.minX < 44 } == true)
    }
    #expect(try row(table(.iOS15, [inset(44)], style: .cards)).title.map { $0.frame.minX < 44 } == true)
    let hosted = table(.iOS15, [inset(44)]) { $0.info.host = .swiftUI }
    #expect(try row(hosted).title?.frame.minX == 20)
  }

  @Test func `the inset moves both texts and leaves the image`() throws {
    var value = inset(44)
    (value.cellStyle, value.detail) = (.value1, "Value")
    #expect(try row(table(.iOS15, [value])).title?.frame.minX == 44)
    value.cellStyle = .subtitle
    let stacked = try row(table(.iOS15, [value]))
    #expect(stacked.title?.frame.minX == 44 && stacked.detail?.frame.minX == 44)
    for (left, title) in [(44, 64), (80, 80)] {
      let tile = inset(Points(left)) {
        $0.image = RowImage(symbol: "wifi", tileColor: .semantic(.systemBlue))
      }
      let row = try row(table(.iOS9, [tile]))
      #expect(row.image?.minX == 20 && row.title?.frame.minX == Points(title))
    }
  }

  @Test func `right to left, the inset moves the text from the right`() throws {
    let table = table(.iOS15, [inset(44)]) { $0.info.traits.direction = .rightToLeft }
    #expect(try row(table).title?.frame.maxX == 393 - 44)
  }

  @Test func `the inset counts from the automatic one where the reference says so`() throws {
    let asked = table(.iOS15, [inset(44) { $0.look[.separatorReference] = .fromAutomaticInsets }])
    #expect(try row(asked).title?.frame.minX == 64)
    // The readable width is part of the automatic insets.
    let wide = table(.iOS9, [inset(44)], width: 1080, scale: 2)
    #expect(try row(wide).title?.frame.minX == 248 && row(wide).separators[0].frame.minX == 248)
  }

  @Test func `the explanation names the inset`() throws {
    let layout = LaidOutTable(table(.iOS9, [inset(44)]))
    let title = try #require(Explainer(layout).explain(.titleX, ofRowAt: .init(row: 0, section: 0)))
    #expect(title.text.contains("separator inset  44  separator.left, set on row 0.0"))
    let line = try #require(Explainer(layout).explain(.separatorWidth, ofRowAt: .init(row: 0, section: 0)))
    #expect(line.text.contains("inset, left") || line.value == 349)
  }

  // MARK: - Accessories

  @Test(arguments: [
    (Accessory.none, 0), (.disclosureIndicator, 34), (.checkmark, 40), (.detailButton, 48),
    (.detailDisclosureButton, 68),
  ])
  func `up to iOS 12 the content view ends 10 before the accessory`(accessory: Accessory, less: Int) throws {
    var cell = Row(title: "a")
    cell.accessory = accessory
    for profile in [Profile.ID.iOS8, .iOS9, .iOS11, .iOS12] {
      let row = try row(table(profile, [cell], width: 375, scale: 2))
      #expect(row.contentView?.width == Points(375 - less), "\(profile)")
    }
    // The margin is 15 on iOS 7 and 20 on wider phones.
    let ios7 = try row(table(.iOS7, [cell], width: 320, scale: 2))
    #expect(ios7.contentView?.width == Points(320 - (less == 0 ? 0 : less - 1)))
    let plus = try row(table(.iOS8, [cell], width: 414))
    #expect(plus.contentView?.width == Points(414 - (less == 0 ? 0 : less + 4)))
  }

  @Test func `since iOS 13 the content view ends at the accessory`() throws {
    var cell = Row(title: "a")
    cell.accessory = .checkmark
    let row = try row(table(.iOS13, [cell], width: 375, scale: 2))
    #expect(row.contentView?.maxX == row.accessory?.minX)
  }

  // MARK: - Images

  private func image(_ symbol: String, tile: Bool = false) -> Row {
    var row = Row(title: symbol)
    row.image = RowImage(symbol: symbol, tileColor: tile ? .semantic(.systemBlue) : nil)
    return row
  }

  @Test(arguments: [Profile.ID.iOS26, .iOS15, .iOS12, .iOS7])
  func `a text label begins 15 after its image, whose width is the symbol's`(profile: Profile.ID) throws {
    let table = table(profile, [image("lightbulb"), image("person.3"), image("wifi", tile: true)])
    let rows = try (0..<3).map { try row(table, $0) }
    for row in rows {
      let image = try #require(row.image)
      #expect(row.title?.frame.minX == image.maxX + 15)
      #expect(row.separators.first?.frame.minX == row.title?.frame.minX)
    }
    #expect(try #require(rows[0].image).width < 15 && #require(rows[1].image).width > 20)
    #expect(rows[0].image?.minX == rows[1].image?.minX && rows[2].image?.width == 29)
  }

  @Test func `only a content configuration has a slot`() throws {
    for content in [CellContent.configuration, nil] {
      let table = table(.iOS26, [image("lightbulb"), image("person.3")], content: content)
      #expect(try row(table).title?.frame.minX == 60 && row(table, 1).title?.frame.minX == 60)
    }
    let older = try row(table(.iOS12, [image("lightbulb")], content: nil))
    #expect(older.title.map { $0.frame.minX < 60 } == true)
  }

  @Test func `the drawing begins where its image does`() throws {
    for symbol in ["lightbulb", "speaker.wave.1", "person.3", "no.such.symbol"] {
      let table = table(.iOS15, [image(symbol)])
      let glyph = try #require(
        LaidOutTable(table).displayList().items.compactMap { item -> Rect? in
          if case .symbol(let symbol) = item.content { symbol.frame } else { nil }
        }.first)
      let image = try #require(try row(table).image)
      let ends = SymbolCatalog.ends(of: symbol)
      #expect(glyph.width == 24 && glyph.height == 24)
      #expect(abs((glyph.minX + ends.left - image.minX).doubleValue) < 0.01)
      #expect(abs((glyph.minX + ends.right - image.maxX).doubleValue) < 0.34)
    }
  }

  @Test func `a set size and accessibility sizes change the image's width`() throws {
    var sized = image("lightbulb")
    sized.look[.imageSize] = Size(width: 40, height: 30)
    #expect(try row(table(.iOS15, [sized])).title?.frame.minX == 20 + 40 + 15)
    let large = table(.iOS15, [image("lightbulb")]) { $0.info.traits.textSize = .accessibilityMedium }
    let row = try row(large)
    #expect(try #require(row.image).width > 20 && row.title?.frame.minX == row.image.map { $0.maxX + 15 })
  }

  @Test func `texts are truncated by the same widths as in the layout`() throws {
    var rows = ["lightbulb", "person.3", "lightbulb", "person.3"].map { image($0) }
    for index in rows.indices { rows[index].title = String(repeating: "m", count: 18) }
    for width in stride(from: 250, to: 380, by: 3) {
      let table = table(.iOS15, rows, width: Points(width))
      var fitting = TextFitting(table)
      for index in rows.indices {
        let isCut =
          !fitting.cutTexts(of: rows[index], at: .init(row: index, section: 0), count: rows.count).isEmpty
        #expect(try row(table, index).title?.isTruncated == isCut, "\(width) \(index)")
      }
    }
  }
}
