// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TestSupport
import Testing

struct HorizontalArithmeticTests {
  private func row(_ table: Table) -> Rect {
    LaidOutTable(table).rectForRow(at: .init(row: 0, section: 0))
  }

  @Test(arguments: [(320, 16), (375, 16), (390, 20), (393, 20), (402, 20), (414, 20), (834, 20)])
  func `the inset follows the width`(width: Int, inset: Int) {
    let frame = row(Tables.make([1], width: Points(width)))
    #expect(frame.minX == Points(inset))
    #expect(frame.width == Points(width - 2 * inset))
  }

  @Test func `plain and grouped rows span the table`() {
    #expect(row(Tables.make([1], style: .plain)).width == 393)
    #expect(row(Tables.make([1], style: .grouped)).minX == 0)
  }

  @Test func `in landscape the safe area is added`() {
    var table = Tables.make([1])
    table.info.traits = Traits(device: Device.ID("iPhone-15"), orientation: .landscape)
    #expect(row(table) == Rect(x: 79, y: 35, width: 852 - 158, height: 44))
  }

  @Test func `insets apply to table, section and row, the nearest first`() {
    var table = Tables.make([2, 1], look: Tables.look { $0[.insetLeft] = 10 })
    table.sections[0].info.look[.insetLeft] = 30
    table.sections[0].rows[1].look[.insetLeft] = 50
    let layout = LaidOutTable(table)
    #expect(layout.rectForRow(at: .init(row: 0, section: 0)).minX == 30)
    #expect(layout.rectForRow(at: .init(row: 1, section: 0)).minX == 50)
    #expect(layout.rectForRow(at: .init(row: 0, section: 1)).minX == 10)
  }

  @Test func `cards keep the cell at full width and collapse their margins`() throws {
    let tree = LaidOutTable(Tables.make([3], style: .cards)).frameTree()
    let rows = tree.sections[0].rows
    #expect(rows.map(\.frame.minX) == [0, 0, 0])
    #expect(rows.map(\.background.minX) == [8, 8, 8])
    #expect(rows[0].background.minY == 8)
    #expect(rows[0].frame.height == 56)
    #expect(rows[1].background.minY - rows[0].background.maxY == 8)
    #expect(rows[1].frame.height == 52)
    #expect(rows[2].frame.maxY - rows[2].background.maxY == 8)
    #expect(tree.contentSize.height == 164)
  }

  @Test func `insets wider than the table leave an empty background, not a negative one`() {
    #expect(
      row(
        Tables.make(
          [1],
          look: Tables.look {
            $0[.insetLeft] = 300; $0[.insetRight] = 300
          })
      ).width
        == 0)
  }

  @Test func `a long detail beside a long title keeps a quarter of the room`() throws {
    var table = Tables.make([1])
    let many = String(repeating: "i", count: 200)
    table.sections[0].rows[0] = Row(title: many, detail: many, cellStyle: .value1)
    let tree = try #require(LaidOutTable(table).rowTree(Table.IndexPath(row: 0, section: 0)))
    // 353 wide with 20 on both sides; an i is narrower than 6 points.
    let quarter: Points = (353 - 40) / 4
    let width = try #require(tree.detail?.frame.width)
    #expect(width <= quarter && width > quarter - 6)
  }

  @Test
  func `a status value keeps a third of the card, and symbols are 2 or 6 points inside of their image`()
    throws
  {
    var table = Tables.make([1], style: .cards)
    let many = String(repeating: "i", count: 200)
    for (tile, inset) in [(nil, 2), (Color.semantic(.systemRed), 6)] as [(Color?, Points)] {
      table.sections[0].rows[0] = Row(
        title: "A", cellStyle: .status, image: RowImage(symbol: "bell", tileColor: tile),
        status: StatusContent(value: many))
      let layout = LaidOutTable(table)
      let tree = try #require(layout.rowTree(Table.IndexPath(row: 0, section: 0)))
      var symbols: [Rect] = []
      var values: [TextRun] = []
      for item in layout.displayList().items {
        if case .symbol(let symbol) = item.content, item.role == .image { symbols.append(symbol.frame) }
        if case .text(let run) = item.content, run.text.hasPrefix("iii") { values.append(run) }
      }
      let image = try #require(tree.image)
      #expect(symbols.map { $0.minX - image.minX } == [inset])
      // The text ends at the content's side, 8 inside of the card, and begins a third of the card before it.
      let value = try #require(values.first)
      let width = value.width
      let third = tree.background.width / 3
      #expect(width <= third && width > third - 6)
    }
  }

  /// A row with an image, two texts and a chevron, and its next row.
  private func tree(
    _ direction: Direction, _ change: (inout Look) -> Void
  ) throws -> FrameTree.Row {
    var table = Tables.make([2])
    table.info.traits.direction = direction
    table.sections[0].rows[0] = Row(
      title: "Title", detail: "Detail", cellStyle: .value1,
      image: RowImage(symbol: "wifi", tileColor: .semantic(.systemBlue)), accessory: .disclosureIndicator)
    change(&table.sections[0].rows[0].look)
    return try #require(LaidOutTable(table).rowTree(Table.IndexPath(row: 0, section: 0)))
  }

  @Test(arguments: Direction.allCases)
  func `levels of indentation move the image, the title and the automatic line`(direction: Direction) throws {
    let usual = try tree(direction) { _ in }
    let row = try tree(direction) { $0[.indentationLevel] = 2 }
    let step: Points = direction == .leftToRight ? 20 : -20
    #expect(row.image?.minX == usual.image.map { $0.minX + step })
    #expect(row.title?.frame.minX == usual.title.map { $0.frame.minX + step })
    #expect(row.separators[0].frame.width == usual.separators[0].frame.width - 20)
    #expect(row.accessory == usual.accessory)
    #expect(row.detail?.frame == usual.detail?.frame)
    #expect(row.frame == usual.frame)
  }

  @Test func `a status cell is indented, and a title with its own origin isn't`() throws {
    func titleX(_ style: CellStyle, _ change: (inout Look) -> Void) throws -> Points? {
      var table = Tables.make([1])
      table.sections[0].rows[0].cellStyle = style
      change(&table.sections[0].rows[0].look)
      return LaidOutTable(table).rowTree(Table.IndexPath(row: 0, section: 0))?.title?.frame.minX
    }
    #expect(try titleX(.status) { $0[.indentationLevel] = 3 } == titleX(.status) { _ in }.map { $0 + 30 })
    let origin = Point(x: 31, y: 5)
    #expect(
      try titleX(.default) {
        $0[.titleOrigin] = origin
        $0[.indentationLevel] = 3
      } == 31)
  }

  @Test func `an own separator inset that moves texts is indented as well`() throws {
    // Up to iOS 10, the labels of cells begin at their separator inset.
    func row(_ level: Int) throws -> FrameTree.Row {
      var table = Tables.make([2], style: .plain, profile: .iOS9)
      table.info.look[.cellContent] = .textLabel
      table.sections[0].rows[0].look[.separatorLeft] = .points(31)
      table.sections[0].rows[0].look[.indentationLevel] = level
      return try #require(LaidOutTable(table).rowTree(Table.IndexPath(row: 0, section: 0)))
    }
    let (usual, indented) = (try row(0), try row(1))
    #expect(indented.title?.frame.minX == usual.title.map { $0.frame.minX + 10 })
    #expect(indented.separators == usual.separators)
  }

  @Test func `a level is as wide as the innermost width`() throws {
    var table = Tables.make([3], look: Tables.look { $0[.indentationWidth] = 24 })
    table.sections[0].info.look[.indentationLevel] = 1
    table.sections[0].rows[1].look[.indentationWidth] = 7.5
    table.sections[0].rows[2].look[.indentationLevel] = 0
    let layout = LaidOutTable(table)
    let texts = (0..<3).map { layout.rowTree(Table.IndexPath(row: $0, section: 0))?.title?.frame.minX }
    #expect(texts == [64, 47.5, 40])
    let title = Explainer(layout).explain(.titleX, ofRowAt: Table.IndexPath(row: 1, section: 0))
    #expect(
      title?.terms.last?.origin
        == "indentationLevel, set on section 0; indentationWidth, set on row 0.1")
  }

  @Test(arguments: Direction.allCases)
  func `content insets replace the margins of the content, not those of headers`(direction: Direction) throws
  {
    let insets = Tables.look {
      $0[.contentInsetsLeading] = 4
      $0[.contentInsetsTrailing] = 30
    }
    let row = try tree(direction) { $0 = insets }
    let (box, image) = (row.background, try #require(row.image))
    let accessory = try #require(row.accessory)
    let line = row.separators[0].frame
    if direction == .leftToRight {
      #expect(image.minX - box.minX == 4)
      #expect(box.maxX - accessory.maxX == 30)
      #expect(line.minX - box.minX == 4 + 29 + 15 && line.maxX == box.maxX)
    } else {
      #expect(box.maxX - image.maxX == 4)
      #expect(accessory.minX - box.minX == 30)
      #expect(box.maxX - line.maxX == 4 + 29 + 15 && line.minX == box.minX)
    }
    // Since iOS 26, an automatic line ends with the content.
    var table = Tables.make([2], profile: .iOS26, headers: ["A"])
    let header = LaidOutTable(table).labelInsets(.header, inSection: 0)
    table.info.look = insets
    let layout = LaidOutTable(table)
    let newer = try #require(layout.rowTree(Table.IndexPath(row: 0, section: 0)))
    #expect(newer.background.maxX - newer.separators[0].frame.maxX == 30)
    #expect(layout.labelInsets(.header, inSection: 0)?.left == header?.left)
  }

  @Test func `an automatic line of UIKit's cells doesn't begin before the usual margin`() throws {
    func beginnings(_ table: Table) throws -> [Points?] {
      let row = try #require(LaidOutTable(table).rowTree(Table.IndexPath(row: 0, section: 0)))
      return [row.separators.first?.frame.minX, row.title?.frame.minX]
    }
    var table = Tables.make([2], style: .plain)
    table.info.look[.contentInsetsLeading] = 4
    #expect(try beginnings(table) == [20, 4])
    // In a list of SwiftUI, and on a card of the app's own, it begins at the text.
    table.info.host = .swiftUI
    #expect(try beginnings(table) == [4, 4])
    table.info.host = .uiKit
    table.info.look[.separatorThickness] = 1
    #expect(try beginnings(table) == [4, 4])
  }

  @Test func `the line of a text label isn't indented`() throws {
    var table = Tables.make([2], style: .plain, look: Tables.look { $0[.cellContent] = .textLabel })
    table.info.look[.indentationLevel] = 1
    let row = try #require(LaidOutTable(table).rowTree(Table.IndexPath(row: 0, section: 0)))
    #expect(row.title?.frame.minX == 30 && row.separators.first?.frame.minX == 20)
  }

  @Test func `the safe area and an indentation are beside content insets, and the readable width isn't`()
    throws
  {
    var table = Tables.make([1], style: .plain)
    table.info.look[.contentInsetsLeading] = 10
    table.info.traits = Traits(device: Device.ID("iPhone-15"), orientation: .landscape)
    table.info.look[.indentationLevel] = 1
    let path = Table.IndexPath(row: 0, section: 0)
    let x = LaidOutTable(table).rowTree(path)?.title?.frame.minX
    #expect(x == 79, "\(x?.exactDescription ?? "")")
    table.info.traits = Traits(width: 1024)
    table.info.cellLayoutMarginsFollowReadableWidth = true
    #expect(LaidOutTable(table).rowTree(path)?.title?.frame.minX == 20)
  }
}
