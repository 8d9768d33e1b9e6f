// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TestSupport
import Testing

struct SeparatorTests {
  private func separators(_ table: Table, section: Int = 0) -> [[FrameTree.Separator]] {
    LaidOutTable(table).frameTree().sections[section].rows.map(\.separators)
  }

  @Test(arguments: [
    (TableStyle.insetGrouped, [1, 1, 0]), (.grouped, [2, 1, 1]), (.plain, [1, 1, 1]), (.cards, [0, 0, 0]),
  ])
  func `each row of three has the style's number of lines`(style: TableStyle, counts: [Int]) {
    #expect(separators(Tables.make([3], style: style)).map(\.count) == counts)
  }

  @Test func `the line is the last pixel inside the row and runs to the edge`() {
    let line = separators(Tables.make([2]))[0][0]
    let pixel = PixelGrid(scale: 3).hairline
    #expect(line.position == "bottom")
    #expect(line.frame == Rect(x: 40, y: 79 - pixel, width: 353 - 20, height: pixel))
  }

  @Test func `on iOS 26 the line is one point and inset on both sides`() {
    let line = separators(Tables.make([2], profile: .iOS26))[0][0]
    #expect(line.frame == Rect(x: 36, y: 35 + 52 - 1, width: 353 - 32, height: 1))
  }

  /// Sources: openradar 15131044 and 18067518.
  @Test(arguments: [
    (Profile.ID.iOS6, [1, 1, 1, 1]), (.iOS7, [1, 0, 0, 1]), (.iOS11, [1, 0, 0, 1]), (.iOS13, [1, 1, 1, 1]),
    (.iOS26, [1, 1, 1, 1]),
  ])
  func `a selected row hides its line and the one above from iOS 7 to 12`(profile: Profile.ID, counts: [Int])
    throws
  {
    var table = Tables.make([4], style: .plain, profile: profile)
    table.sections[0].rows[2].isSelected = true
    let layout = LaidOutTable(table)
    #expect(separators(table).map(\.count) == counts)
    #expect(
      layout.displayList().items.filter { $0.role == .separator && $0.row != nil }.count
        == counts.reduce(0, +))
    let why = Explainer(layout).explain(.separator, ofRowAt: .init(row: 1, section: 0))
    #expect((why == nil) == (counts[1] == 0))
    if let why, profile != .iOS6 { #expect(why.text.contains("selectedRowsHideLines (assumed")) }
  }

  @Test func `a selected row keeps a line that its cell draws`() {
    var table = Tables.make([3], style: .plain, profile: .iOS7)
    table.sections[0].rows[1].isSelected = true
    let ways: [@Sendable (inout Look) -> Void] = [
      { $0[.separatorModel] = .inline }, { $0[.separatorLength] = .contentWidth },
      { $0[.separatorThickness] = 1 },
    ]
    for way in ways {
      table.info.look = Tables.look(way)
      #expect(separators(table).map(\.count) == [1, 1, 1])
    }
    table.info.look = Tables.look { $0[.separatorPosition] = .top }
    #expect(separators(table).map(\.count) == [0, 1, 1])
  }

  @Test(arguments: [(TableStyle.grouped, 10.0, 300.0), (.plain, 0, 320)])
  func `before iOS 7 a line has its cell's width`(style: TableStyle, x: Double, width: Double) {
    var table = Tables.make([2], style: style, profile: .iOS6, width: 320, scale: 2)
    table.sections[0].rows[0].image = RowImage(symbol: "wifi", tileColor: .semantic(.systemBlue))
    let line = separators(table)[0][0].frame
    #expect(line.minX == Points(x) && line.width == Points(width))
    // The line's own inset still applies.
    table.info.look[.separatorLeft] = .points(40)
    #expect(separators(table)[0][0].frame.minX > Points(x))
  }

  @Test func `grouped sections begin and end with full-width lines, and an only row has both`() {
    let lines = separators(Tables.make([1], style: .grouped, width: 320, scale: 2))[0]
    #expect(
      lines.map(\.frame) == [
        Rect(x: 0, y: 35, width: 320, height: 0.5), Rect(x: 0, y: 35 + 43.5, width: 320, height: 0.5),
      ])
  }

  @Test(arguments: [
    (SeparatorInsetReference.fromCellEdges, 50.0, 50.0, 50.0, 275.0),
    (.fromAutomaticInsets, 50, 50, 66, 259), (.fromCellEdges, 0, 0, 0, 375),
    (.fromCellEdges, -20, -20, 0, 375),
    (.fromCellEdges, 300, 300, 300, 0),
  ])
  func `insets count from the edges or from the automatic insets`(
    reference: SeparatorInsetReference, left: Double, right: Double, x: Double, width: Double
  ) {
    let look = Tables.look {
      $0[.separatorLeft] = .points(Points(left))
      $0[.separatorRight] = .points(Points(right))
      $0[.separatorReference] = reference
    }
    let line = separators(Tables.make([2], style: .plain, profile: .iOS11, width: 375, look: look))[0][0]
    #expect(line.frame.minX == Points(x))
    #expect(line.frame.width == Points(width))
  }

  @Test(arguments: [(50.0, 66.0), (14, 30), (15, 15), (16, 32), (0, 16)])
  func `before iOS 11 insets count from the automatic ones, except UIKit's own`(inset: Double, x: Double) {
    let look = Tables.look { $0[.separatorLeft] = .points(Points(inset)) }
    let line = separators(Tables.make([2], style: .plain, profile: .iOS9, width: 375, look: look))[0][0]
    #expect(line.frame.minX == Points(x))
  }

  @Test(arguments: [(true, 59.0), (false, 56.0)])
  func `an image moves the automatic line`(isTile: Bool, x: Double) {
    var table = Tables.make([2], style: .plain, width: 375)
    table.sections[0].rows[0].image = RowImage(
      symbol: "wifi", tileColor: isTile ? .semantic(.systemBlue) : nil)
    // 15 or 16 is the margin at this width; a tile is 29 wide with 15 after it, a symbol's slot 24 with 16.
    #expect(separators(table)[0][0].frame.minX == Points(x) + (isTile ? 1 : 0))
  }

  @Test func `with a line at the top, the first row has none`() {
    let look = Tables.look {
      $0[.separatorPosition] = .top
      $0[.separatorThickness] = 0.2
      $0[.separatorSectionEdges] = false
    }
    let lines = separators(Tables.make([3], style: .grouped, look: look))
    #expect(lines.map(\.count) == [0, 1, 1])
    #expect(lines[1][0].frame.minY == 79)
    #expect(lines[1][0].frame.height == 0.2)
  }

  @Test func `a line as long as the content extends beyond the row`() {
    let look = Tables.look {
      $0[.insetLeft] = 16
      $0[.insetRight] = 16
      $0[.separatorLeft] = .points(16)
      $0[.separatorLength] = .contentWidth
      $0[.separatorThickness] = 0.3
    }
    let table = Tables.make([2], style: .grouped, profile: .iOS11, width: 375, look: look)
    #expect(separators(table)[0][0].frame == Rect(x: 32, y: 35 + 44 - 0.3, width: 343, height: 0.3))
  }

  @Test func `right to left mirrors the lines`() {
    var table = Tables.make([2])
    let line = separators(table)[0][0].frame
    table.info.traits.direction = .rightToLeft
    #expect(separators(table)[0][0].frame == line.mirrored(in: 393))
  }

  /// The right ends of the drawn lines.
  private func ends(_ table: Table) -> [Points] {
    LaidOutTable(table).displayList().items.filter { $0.role == .separator }.compactMap { item in
      if case .fill(let outline, _) = item.content { outline.rect.maxX } else { nil }
    }
  }

  @Test func `an inset table view clips a line that is as wide as its row`() {
    var table = Tables.make([2, 2], style: .grouped)
    table.info.look[.separatorLeft] = .points(16)
    table.info.look[.separatorLength] = .contentWidth
    table.info.look[.separatorSectionEdges] = false
    table.info.look[.insetLeft] = 16
    table.info.look[.insetRight] = 16
    // The line keeps its length, but only the part in the table view is visible.
    #expect(separators(table)[0][0].frame.maxX == 393)
    #expect(ends(table) == [377, 377])
    // A section with a smaller inset makes the table view wider.
    table.sections[1].info.look[.insetRight] = .zero
    #expect(ends(table) == [377, 409])
  }
}
