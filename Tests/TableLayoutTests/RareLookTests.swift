// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TestSupport
import Testing

/// Fonts, alignments, wrapped details, radii of single corners and sizes of images.
struct RareLookTests {
  private func row(_ look: Look = Look(), _ change: (inout Table) -> Void = { _ in }) throws -> FrameTree.Row
  {
    var table = Tables.make([1], width: 375, look: look)
    table.sections[0].rows[0].title = "Title"
    change(&table)
    return try #require(LaidOutTable(table).rowTree(.init(row: 0, section: 0)))
  }

  private func runs(_ table: Table, _ role: DisplayItem.Role) -> [TextRun] {
    LaidOutTable(table).displayList().items.compactMap { item in
      if item.role == role, case .text(let run) = item.content { run } else { nil }
    }
  }

  @Test(arguments: [
    (TextStyle.caption1, TextSize.large, 12, 400), (.headline, .large, 17, 600),
    (.title1, .extraSmall, 25, 400), (.title1, .large, 28, 400),
  ])
  func `a text style gives a title's size at each text size`(
    style: TextStyle, size: TextSize, points: Int, weight: Int
  ) {
    var table = Tables.make([1], look: Tables.look { $0[.title.textStyle] = style })
    table.info.traits.textSize = size
    let run = runs(table, .title).first
    #expect(run?.fontSize == Points(points))
    #expect(run?.weight.cssWeight == weight)
    table.sections[0].rows[0].look[.title.weight] = .bold
    #expect(runs(table, .title).first?.weight == .bold)
    #expect(runs(table, .title).first?.fontSize == Points(points))
  }

  @Test func `rows grow with the title's font`() throws {
    #expect(try row(Tables.look { $0[.title.size] = 12 }).frame.height == 44)
    #expect(try row(Tables.look { $0[.title.size] = 40 }).frame.height > 60)
  }

  @Test func `titles have the chosen alignment`() throws {
    let center = try row(Tables.look { $0[.title.alignment] = .center })
    let title = try #require(center.title).frame
    #expect((title.midX - center.frame.midX).doubleValue.magnitude < 0.4)
    let trailing = try row(Tables.look { $0[.title.alignment] = .trailing })
    #expect(trailing.title?.frame.maxX == trailing.frame.maxX - 16)
  }

  @Test func `a detail wraps, and its row grows`() throws {
    func height(_ lines: Int?, _ style: CellStyle) throws -> Points {
      try row(Tables.look { $0[.detailNumberOfLines] = lines }) {
        $0.sections[0].rows[0].cellStyle = style
        $0.sections[0].rows[0].detail = String(repeating: "words that go on ", count: 12)
      }.frame.height
    }
    for style in [CellStyle.subtitle, .value1, .value2] {
      let one = try height(nil, style)
      #expect(try height(2, style) > one - 1)
      #expect(try height(0, style) > one + 30, "\(style)")
      #expect(try height(0, style) > height(2, style), "\(style)")
    }
  }

  @Test func `headers and footers have fonts, sides and colours`() throws {
    var table = Tables.make([1, 1], headers: ["Title", "Other"], footers: ["Note"])
    table.sections[0].info.look[.header.textStyle] = .title3
    table.sections[0].info.look[.header.alignment] = .trailing
    table.sections[0].info.look[.footerColor] = .semantic(.systemRed)
    let headers = runs(table, .header)
    #expect(headers.map(\.fontSize) == [20, 13])
    let layout = LaidOutTable(table)
    let label = try #require(layout.frameTree().sections[0].header?.label)
    #expect(label.frame.maxX == label.box.maxX)
    #expect(runs(table, .footer).first?.paint == layout.environment.paint(.semantic(.systemRed)))
    #expect(layout.rectForHeader(inSection: 0).height > 60)
  }

  @Test func `each corner may have its own radius`() throws {
    let look = Tables.look {
      $0[.cornerRadius] = 8
      $0[.topLeftRadius] = 20
      $0[.bottomRightRadius] = 0
    }
    let radii = CornerRadii(topLeft: 20, topRight: 8, bottomLeft: 8, bottomRight: 0)
    #expect(try row(look).cornerRadii == radii)
    let layout = LaidOutTable(Tables.make([2], look: look))
    let last = try #require(layout.rowTree(.init(row: 1, section: 0)))
    #expect(last.cornerRadii == CornerRadii(topLeft: 0, topRight: 0, bottomLeft: 8, bottomRight: 0))
    let why = Explainer(layout).explain(.cornerTopLeft, ofRowAt: .init(row: 0, section: 0))
    #expect(why?.value == 20)
  }

  @Test func `rows grow with their images`() throws {
    let look = Tables.look { $0[.imageSize] = Size(width: 60, height: 40) }
    let big = try row(look) { $0.sections[0].rows[0].image = RowImage(symbol: "wifi") }
    #expect(big.image?.size == Size(width: 60, height: 40))
    #expect(big.frame.height == 55)
    let title = try #require(big.title)
    #expect((title.frame.minX - big.frame.minX - 92).doubleValue.magnitude < 0.001)
    #expect(try row(look).frame.height == 44)
  }

  @Test func `a tile of another size keeps its shape`() {
    var table = Tables.make([1])
    table.sections[0].rows[0].image = RowImage(symbol: "wifi", tileColor: .semantic(.systemRed))
    func radius(_ table: Table) -> Points? {
      LaidOutTable(table).displayList().items.compactMap { item in
        if item.role == .imageTile, case .fill(let outline, _) = item.content {
          outline.radii.topLeft
        } else {
          nil
        }
      }.first
    }
    let own = radius(table)
    table.info.look[.imageSize] = Size(width: 58, height: 58)
    #expect(radius(table) == own.map { $0 * 2 })
  }

  @Test func `covers are as large as the corners that they hide`() throws {
    let look = Tables.look {
      $0[.cornerRadius] = 8
      $0[.cornerTechnique] = .covers
      $0[.bottomLeftRadius] = 14
      $0[.bottomRightRadius] = 0
    }
    let layout = LaidOutTable(Tables.make([2], look: look))
    let first = try #require(layout.rowTree(.init(row: 0, section: 0)))
    #expect(
      first.cornerCovers == [
        Rect(x: first.background.minX, y: first.background.maxY - 14, width: 14, height: 14)
      ])
  }

  @Test func `space around a section is outside of its header and its footer`() throws {
    var table = Tables.make([1, 1, 1], headers: ["A", "B", "C"], footers: ["a", "b", "c"])
    let before = LaidOutTable(table)
    table.sections[1].info.look[.sectionInsetTop] = 12
    table.sections[1].info.look[.sectionInsetBottom] = 5
    let layout = LaidOutTable(table)
    #expect(layout.rectForHeader(inSection: 1) == before.rectForHeader(inSection: 1).offsetBy(dx: 0, dy: 12))
    #expect(layout.rectForFooter(inSection: 1) == before.rectForFooter(inSection: 1).offsetBy(dx: 0, dy: 12))
    #expect(layout.rect(forSection: 1).minY == before.rect(forSection: 1).minY)
    #expect(layout.rect(forSection: 1).height == before.rect(forSection: 1).height + 17)
    #expect(layout.rect(forSection: 2).minY == before.rect(forSection: 2).minY + 17)
    #expect(layout.contentSize.height == before.contentSize.height + 17)
    let gaps = layout.sectionGaps(1)
    #expect(gaps.first?.name == "sectionInsetTop")
    #expect(gaps.last?.name == "sectionInsetBottom")
    let above = try #require(Explainer(layout).explainGap(after: 0))
    let below = try #require(Explainer(layout).explainGap(after: 1))
    #expect(
      above.terms.contains { $0.value == 12 && $0.origin.contains("sectionInset.top, set on section 1") })
    #expect(
      below.terms.contains { $0.value == 5 && $0.origin.contains("sectionInset.bottom, set on section 1") })
    // A point in the space is in no row.
    let y = layout.rect(forSection: 1).minY + 6
    #expect(layout.indexPathForRow(at: Point(x: 200, y: y)) == nil)
  }

  @Test(arguments: [Direction.leftToRight, .rightToLeft])
  func `each side of the safe area can be set, as visual left and right`(direction: Direction) throws {
    var table = Tables.make([1], width: 375)
    table.info.traits.direction = direction
    let plain = LaidOutTable(table).rectForRow(at: .init(row: 0, section: 0))
    table.info.safeArea.left = 44
    let layout = LaidOutTable(table)
    let frame = layout.rectForRow(at: .init(row: 0, section: 0))
    #expect(frame.minX == plain.minX + 44)
    #expect(frame.maxX == plain.maxX)
    let safe = layout.frameTree().parameters.first { $0.name == "safeArea" }?.value
    #expect(safe == .insets(EdgeInsets(top: 59, left: 44, bottom: 34, right: 0)))
    let width = try #require(Explainer(layout).explain(.width, ofRowAt: .init(row: 0, section: 0)))
    #expect(width.terms.contains { $0.origin.contains("safeArea.left, set on the table") })
  }

  @Test func `a font given only by name is drawn, and its substitute is named`() throws {
    var table = Tables.make([1], headers: ["Header"])
    table.sections[0].rows[0].cellStyle = .value1
    table.sections[0].rows[0].detail = "Detail"
    let before = LaidOutTable(table).frameTree().sections[0].rows[0].detail
    table.info.look[.detail.name] = .named("Georgia")
    table.info.look[.header.name] = .named("Georgia")
    table.sections[0].info.look[.header.name] = .system
    let layout = LaidOutTable(table)
    #expect(layout.frameTree().sections[0].rows[0].detail == before)
    #expect(runs(table, .detail).map(\.fontName) == ["Georgia"])
    #expect(runs(table, .title).map(\.fontName) == [nil])
    #expect(runs(table, .header).map(\.fontName) == [nil])
    let why = try #require(Explainer(layout).explain(.detailX, ofRowAt: .init(row: 0, section: 0)))
    #expect(why.terms.contains { $0.origin.contains("assumed for Georgia in the detail") })
    let parameters = layout.frameTree().sections[0].rows[0].parameters
    #expect(parameters.first { $0.name == "detailFont.name" }?.isAssumed == true)
  }
}
