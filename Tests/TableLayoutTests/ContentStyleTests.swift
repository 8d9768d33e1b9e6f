// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import Testing

/// Rows whose content configurations have the styles of headers, footers and sidebars.
struct ContentStyleTests {
  private func table(
    _ content: CellContent, _ row: Row = Row(title: "Recents"), profile: Profile.ID = .iOS26,
    change: (inout Table) -> Void = { _ in }
  ) -> Table {
    var table = Tables.make([1], style: .plain, profile: profile, width: 393)
    table.info.look[.cellContent] = content
    table.info.look[.separatorStyle] = SeparatorStyle.none
    table.sections[0].rows[0] = row
    change(&table)
    return table
  }

  private func row(
    _ content: CellContent, _ row: Row = Row(title: "Recents"), profile: Profile.ID = .iOS26,
    change: (inout Table) -> Void = { _ in }
  ) throws -> FrameTree.Row {
    let table = table(content, row, profile: profile, change: change)
    return try #require(LaidOutTable(table).rowTree(.init(row: 0, section: 0)))
  }

  /// The drawn text of the title or of the detail.
  private func run(_ role: DisplayItem.Role, of table: Table) throws -> TextRun {
    let item = try #require(LaidOutTable(table).displayList().items.first { $0.role == role })
    guard case .text(let run) = item.content else { throw NoText() }
    return run
  }

  private struct NoText: Error {}

  /// The names of a table's settings without an effect.
  private func unused(_ content: CellContent, _ row: Row) -> [String] {
    var row = row
    row.look[.cellContent] = content
    let layout = LaidOutTable(Table(info: Table.Info(profile: .iOS26), sections: [Section(rows: [row])]))
    return layout.unusedSettings(layout.laidOutRows(inSection: 0)).map(\.name)
  }

  private func why(_ property: RowProperty, _ content: CellContent, profile: Profile.ID = .iOS26) throws
    -> Explanation
  {
    var table = Tables.make([1], style: .plain, profile: profile, width: 393)
    table.info.look[.cellContent] = content
    return try #require(
      Explainer(LaidOutTable(table)).explain(property, ofRowAt: .init(row: 0, section: 0)))
  }

  // MARK: - Heights

  @Test(arguments: [
    (CellContent.configuration, 52), (.sidebarCell, 44), (.sidebarHeader, 44), (.sidebarSubtitleCell, 30),
    (.plainHeader, 42), (.groupedHeader, 42), (.plainFooter, 32), (.groupedFooter, 32),
  ])
  func `a row is as high as its style's margins and one line's leading`(content: CellContent, height: Int)
    throws
  {
    #expect(try row(content).frame.height == Points(height))
    let least = try row(content) { $0.info.look[.minimumRowHeight] = 70 }
    #expect(least.frame.height == 70)
  }

  @Test func `before iOS 26, a row is as high as other rows, and that is assumed`() throws {
    #expect(try row(.sidebarCell, profile: .iOS15).frame.height == 44)
    let explained = try why(.height, .sidebarCell, profile: .iOS15)
    #expect(
      explained.terms.contains { $0.origin.contains("sidebarRowMargin") && $0.origin.contains("assumed") })
    #expect(
      try why(.height, .sidebarCell).terms.contains {
        $0.origin.contains("sidebarRowMargin") && !$0.origin.contains("assumed")
      })
  }

  @Test func `a footer's text is nearer to the row's bottom than to its top`() throws {
    let row = try row(.groupedFooter)
    let title = try #require(row.title)
    #expect(title.frame.minY - row.frame.minY > row.frame.maxY - title.frame.maxY)
  }

  // MARK: - Texts

  @Test(arguments: [
    (CellContent.sidebarCell, Points(4)), (.sidebarHeader, 4), (.sidebarSubtitleCell, 0), (.groupedHeader, 4),
  ])
  func `the detail is below the title`(content: CellContent, spacing: Points) throws {
    let row = try row(content, Row(title: "Recents", detail: "12"))
    let (title, detail) = (try #require(row.title), try #require(row.detail))
    #expect(detail.frame.minY - title.frame.maxY == spacing)
    #expect(detail.frame.minX == title.frame.minX)
  }

  @Test func `fonts and colours are those of the style`() throws {
    let both = Row(title: "Recents", detail: "12")
    func fonts(_ content: CellContent, _ profile: Profile.ID = .iOS26) throws -> [Font] {
      let table = table(content, both, profile: profile)
      return try [DisplayItem.Role.title, .detail].map {
        let run = try run($0, of: table)
        return Font(size: run.fontSize, weight: run.weight)
      }
    }
    #expect(try fonts(.sidebarCell) == [Font(size: 17), Font(size: 13)])
    #expect(try fonts(.sidebarHeader) == [Font(size: 17, weight: .semibold), Font(size: 13)])
    #expect(try fonts(.groupedHeader)[0] == Font(size: 17, weight: .semibold))
    #expect(try fonts(.groupedHeader, .iOS15)[0] == Font(size: 13))
    #expect(try fonts(.groupedFooter)[0] == Font(size: 13))
    #expect(try run(.title, of: table(.groupedHeader, profile: .iOS15)).text == "RECENTS")
    let header = try run(.title, of: table(.groupedHeader))
    #expect(header.text == "Recents")
    #expect(try header.paint != run(.title, of: table(.sidebarCell)).paint)
  }

  @Test func `a long text of a sidebar has one line in a smaller font`() throws {
    let long = "A folder with a name of about the width of a row"
    func title(_ text: String, _ content: CellContent = .sidebarCell, textSize: TextSize = .large) throws
      -> (size: Points, isTruncated: Bool)
    {
      let table = table(content, Row(title: text)) { $0.info.traits.textSize = textSize }
      let label = try #require(LaidOutTable(table).rowTree(.init(row: 0, section: 0))?.title)
      return (try run(.title, of: table).fontSize, label.isTruncated)
    }
    let fitted = try title(long)
    #expect(!fitted.isTruncated)
    #expect(fitted.size < 17 && fitted.size > 15.3)
    #expect(try title(long + long) == (15.3, true))
    #expect(try title(long, .groupedHeader).size == 17)
    #expect(try title(long + long, textSize: .accessibilityLarge).isTruncated)
  }

  @Test func `the title of a selected item has the tint colour unless it is set`() throws {
    func color(_ content: CellContent, _ change: (inout Row) -> Void = { _ in }) throws -> RGBA {
      var selected = Row(title: "Recents")
      selected.isSelected = true
      change(&selected)
      return try run(.title, of: table(content, selected)).paint
    }
    let plain = LayoutEnvironment(Table.Info(profile: .iOS26))
    #expect(try color(.sidebarCell) == plain.paint(.systemBlue))
    #expect(
      try color(.sidebarCell) { $0.look[.tintColor] = .semantic(.systemRed) } == plain.paint(.systemRed))
    #expect(
      try color(.sidebarCell) { $0.look[.titleColor] = .semantic(.systemRed) } == plain.paint(.systemRed))
    #expect(try color(.configuration) == plain.paint(.label))
  }

  // MARK: - Sides

  @Test func `the image is 10 before the text`() throws {
    let row = try row(.sidebarCell, Row(title: "Recents", image: RowImage(symbol: "clock")))
    let (image, title) = (try #require(row.image), try #require(row.title))
    #expect(title.frame.minX - image.maxX == 10)
  }

  @Test func `a cell's larger margin wins over the style's`() throws {
    #expect(try row(.sidebarCell).title?.frame.minX == 20)
    let narrow = try row(.sidebarCell) { $0.info.metrics[.regularLayoutMargin] = 2 }
    #expect(narrow.title?.frame.minX == 8)
    let own = try row(.sidebarCell) { $0.info.look[.contentInsetsLeading] = 3 }
    #expect(own.title?.frame.minX == 3)
  }

  // MARK: - Other cells

  @Test(arguments: [CellStyle.status, .value2])
  func `status cells and value2 cells have no such style`(style: CellStyle) throws {
    let other = Row(title: "Recents", detail: "12", cellStyle: style)
    #expect(try row(.sidebarCell, other).title == row(.configuration, other).title)
  }

  @Test func `a cell style that the content replaces is reported`() {
    let other = Row(title: "Recents", detail: "12", cellStyle: .value1)
    #expect(unused(.sidebarCell, other) == ["cellStyle"])
    #expect(unused(.configuration, other) == [])
  }
}
