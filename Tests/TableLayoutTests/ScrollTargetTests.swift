// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel
import TestSupport
import Testing

@testable import TableLayout

/// A table that is scrolled to a row, its scroll indicator, and a refresh control.
struct ScrollTargetTests {
  /// Two sections of ten rows of 44 with headers of 28.5, in bounds of 667 with a bottom safe area of 34: as in
  /// ``ScrollingTests``.
  private static func table(_ row: String?, style: TableStyle = .plain) -> Table {
    var table = Tables.make(
      [10, 10], style: style, profile: .iOS11, width: 375, scale: 2, headers: ["A", "B"])
    table.info.traits.height = 667
    table.info.scrollTo = row
    return table
  }

  @Test(arguments: [("0.0", 0.0), ("0.5", 220.0), ("1.0", 304.0), ("1.9", 304.0)])
  func `a row is below its pinned header, and the content's end is the limit`(row: String, offset: Double) {
    // 28.5 + 440 + 28.5 + 440, less 667 - 34 of room.
    let layout = LaidOutTable(Self.table(row))
    #expect(layout.visibleRect.minY == Points(offset))
    #expect(layout.pictureOrigin.y == Points(offset))
    #expect(Explainer(layout).explain(.offset)?.value == Points(offset))
  }

  @Test func `a row is found by its id, also after rows were moved`() {
    var table = Self.table("mail")
    table.sections[0].rows[5].id = "mail"
    #expect(LaidOutTable(table).visibleRect.minY == 220)
    table.sections[0].rows.swapAt(5, 3)
    #expect(LaidOutTable(table).visibleRect.minY == 132)
  }

  @Test func `a large title collapses before the row reaches the bar`() {
    var table = Self.table("0.5", style: .insetGrouped)
    table.info.profile = .iOS15
    table.info.traits = Traits()
    table.info.navigation.title = "Settings"
    table.info.navigation.display = .large
    // Enough rows that the end doesn't limit it.
    table.sections[1].rows += table.sections[0].rows
    let layout = LaidOutTable(table)
    #expect(layout.visibleRect.minY == layout.rectForRow(at: Table.IndexPath(row: 5, section: 0)).minY)
    #expect(layout.environment.navigationBar?.largeTitle == .zero)
  }

  @Test func `a row of a collapsed section scrolls nothing, and is found`() {
    var table = Self.table("1.3")
    table.sections[1].info.isCollapsed = true
    let layout = LaidOutTable(table)
    #expect(layout.environment.shownOffset == nil)
    #expect(layout.unusedSettings([]).map(\.name) == ["scrollTo"])
  }

  @Test func `the indicator shows the visible part, and is mirrored`() throws {
    func frame(_ offset: Points, _ direction: Direction = .leftToRight) -> Rect? {
      var table = Self.table(nil)
      table.info.contentOffset = offset
      table.info.traits.direction = direction
      table.info.showsVerticalScrollIndicator = true
      return LaidOutTable(table).scrollIndicatorFrame
    }
    let start = try #require(frame(0))
    // 633 of 937 of a track of 627.
    #expect(start == Rect(x: 369, y: 3, width: 3, height: 423.5))
    #expect(frame(0, .rightToLeft)?.minX == 3)
    let end = try #require(frame(304))
    // Above the bottom safe area.
    #expect(end.maxY.description == "934")
    #expect(frame(-50)?.minY == -47)
  }

  @Test func `a long table has the least indicator, and a short one none`() {
    var table = Tables.make([400], style: .plain, width: 375, scale: 2)
    table.info.traits.height = 667
    table.info.contentOffset = 100
    table.info.showsVerticalScrollIndicator = true
    #expect(LaidOutTable(table).scrollIndicatorFrame?.height == 36)
    table.sections[0].rows = Array(table.sections[0].rows.prefix(3))
    let layout = LaidOutTable(table)
    #expect(layout.scrollIndicatorFrame == nil)
    #expect(layout.unusedSettings([]).map(\.name).contains("showsVerticalScrollIndicator"))
  }

  @Test(arguments: [nil, "Updated just now"])
  func `a refresh control that is refreshing is above the content`(title: String?) throws {
    var table = Tables.make([3])
    table.info.refreshControl.isRefreshing = false
    table.info.refreshControl.title = title
    #expect(LaidOutTable(table).refreshControlFrame == nil)
    table.info.refreshControl.isRefreshing = true
    let layout = LaidOutTable(table)
    #expect(layout.refreshControlFrame == Rect(x: 0, y: -60, width: 393, height: 60))
    #expect(layout.pictureOrigin.y == -60)
    let control = try #require(RefreshControlLayout<Points>(layout.environment))
    #expect(control.spinner.rect.midX == 196.5)
    #expect(control.spinner.y >= -60 && (control.title?.frame.maxY ?? control.spinner.maxY) <= 0)
    #expect(control.title?.text == title)
    // Scrolling past it hides it.
    table.info.contentOffset = 60
    table.info.traits = Traits()
    #expect(LaidOutTable(table).visibleRect.minY == 0)
  }
}
