// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TestSupport
import Testing

/// Lists that are not laid out by UITableView, and panes of an iPad.
struct ListKindTests {
  private func near(_ a: Points?, _ b: Double) -> Bool { a.map { abs($0.doubleValue - b) < 0.001 } ?? false }

  private func make(
    _ counts: [Int], _ host: ListHost, _ profile: Profile.ID = .iOS26, width: Points = 402, scale: Int = 3,
    headers: [String?] = []
  ) -> Table {
    var table = Tables.make(counts, profile: profile, width: width, scale: scale, headers: headers)
    table.info.host = host
    return table
  }

  private func row(_ table: Table, _ row: Int = 0, _ section: Int = 0) throws -> FrameTree.Row {
    try #require(LaidOutTable(table).rowTree(.init(row: row, section: section)))
  }

  private func gap(_ table: Table) throws -> Points {
    let layout = LaidOutTable(table)
    return layout.rectForRow(at: .init(row: 0, section: 1)).minY
      - layout.rectForRow(at: .init(row: 0, section: 0)).maxY
  }

  @Test func `rows of a running Form on iOS 26 are 56 high, and the gap with a title is 62`() throws {
    let table = make([1, 1], .form, headers: [nil, "Title"])
    let first = try row(table)
    #expect(first.frame.height == 56)
    #expect(first.frame.minX == 16)
    #expect(near(first.title.map { $0.baseline - first.frame.minY }, 34.333))
    #expect(near(try gap(table), 62))
    #expect(try row(make([1], .swiftUI)).frame.height == 52)
    #expect(try row(make([1], .form, .iOS15)).frame.height == 44)
    let why = try #require(
      Explainer(LaidOutTable(table)).explain(.height, ofRowAt: .init(row: 0, section: 0)))
    #expect(why.text.contains("assumed"))
    #expect(why.text.contains("lists have 52"))
  }

  @Test(arguments: [(414, 2, 17.5), (402, 3, 17.667)])
  func `a collection view's list begins half as far down as a table`(width: Int, scale: Int, top: Double)
    throws
  {
    let table = make([1, 1], .collectionView, .iOS15, width: Points(width), scale: scale)
    #expect(near(try row(table).frame.minY, top))
    #expect(try row(table).frame.height == 44)
    #expect(near(try gap(table), scale == 2 ? 35 : 35.333))
    var configured = make([1], .collectionView)
    configured.info.look[.cellContent] = .configuration
    #expect(try row(configured).frame.height == 52)
  }

  @Test func `the Settings app centres icons of 28 in a symbol's slot`() throws {
    var table = make([2], .settings)
    table.sections[0].rows[0].image = RowImage(symbol: "wifi", tileColor: .semantic(.systemBlue))
    table.sections[0].rows[0].accessory = .disclosureIndicator
    let first = try row(table)
    let card = first.frame
    #expect(card.minX == 16)
    #expect(first.image.map { $0.minX - card.minX } == 18)
    #expect(first.image?.size == Size(width: 28, height: 28))
    #expect(first.title.map { $0.frame.minX - card.minX } == 60)
    #expect(first.separators.map { $0.frame.minX - card.minX } == [60])
    #expect(first.separators.map { card.maxX - $0.frame.maxX } == [20])
    #expect(first.accessory.map { card.maxX - $0.maxX } == 22)
    // The margin of the other capture.
    table.info.metrics[.insetCellMargin] = 16
    #expect(try row(table).separators.map { $0.frame.minX - card.minX } == [56])
    #expect(try row(table).image.map { $0.minX - card.minX } == 14)
  }

  @Test func `a value of a SwiftUI list ends 40 before the edge`() throws {
    var table = make([1], .swiftUI)
    table.sections[0].rows[0].cellStyle = .value1
    table.sections[0].rows[0].detail = "Value"
    table.sections[0].rows[0].accessory = .disclosureIndicator
    let first = try row(table)
    #expect(near(first.detail.map { first.frame.maxX - $0.frame.maxX }, 40.667))
  }

  @Test func `a grouped pane of an iPad with iOS 11 has the measured numbers`() throws {
    var table = Tables.make([3], profile: .iOS11)
    table.info.traits = Traits(device: Device.ID("iPad-Pro-11"), width: 704)
    let rows = try (0..<3).map { try row(table, $0) }
    #expect(rows.map(\.frame.height) == [44, 44, 44])
    #expect(rows.map(\.background.height) == [43, 44, 43])
    #expect(rows[0].background.minY == rows[0].frame.minY + 1)
    #expect(rows[2].background.maxY == rows[2].frame.maxY - 1)
    #expect(rows[0].frame.minX == 20)
    #expect(rows[0].cornerRadii == CornerRadii(radius: 6, corners: .top))
    #expect(rows[0].cornerCurve == .continuous)
    #expect(rows[0].separators.map { $0.frame.minX - rows[0].background.minX } == [15])
    // Texts have the positions of rows without a card, which has another centre.
    for row in rows {
      #expect(row.title.map { $0.frame.minX - row.background.minX } == 20)
      #expect(row.title.map { $0.baseline - row.frame.minY } == 28)
      #expect(row.contentView?.minY == row.frame.minY && row.contentView?.height == 44)
    }
    table.sections[0].info.header = "Title"
    let header = LaidOutTable(table).frameTree().sections[0].header?.label
    #expect(header?.frame.minX == 40)
    // In a row that is not in the middle, content needs no additional room.
    table.info.traits.textSize = .extraExtraLarge
    #expect(try row(table).frame.height == row(table, 1).frame.height)
    table.info.traits.textSize = .large
    table.sections[0].rows[0].image = RowImage(symbol: "wifi")
    let pictured = try row(table)
    #expect(pictured.separators.map(\.frame.minX) == [pictured.title?.frame.minX])
    table.sections[0].rows[0].image = nil
    // At a phone's width, or on a phone, there is no such margin.
    table.info.traits.width = 375
    #expect(try row(table).background.height == 44)
    table.info.traits = Traits(device: Device.ID("iPhone-X"))
    #expect(try row(table).background.height == 44)
  }

  @Test func `a narrow split of an iPad can set its own margin`() throws {
    var table = Tables.make([1], width: 375)
    table.info.traits.device = Device.ID("iPad-Pro-11")
    #expect(try row(table).frame.minX == 16)
    table.info.metrics[.compactPadLayoutMargin] = 20
    #expect(try row(table).frame.minX == 20)
    table.info.traits.device = nil
    #expect(try row(table).frame.minX == 16)
  }
}

/// Explicit heights of headers and footers.
struct SectionHeightTests {
  private func height(_ table: Table, _ section: Int = 1) -> Points {
    LaidOutTable(table).rectForHeader(inSection: section).height
  }

  @Test func `the table's height applies to sections without their own`() {
    var table = Tables.make([1, 1], headers: [nil, "Title"])
    table.info.sectionHeaderHeight = .fixed(60)
    table.info.sectionFooterHeight = .fixed(11)
    #expect(height(table, 0) == 60)
    #expect(height(table) == 60)
    #expect(LaidOutTable(table).rectForFooter(inSection: 0).height == 11)
    table.sections[1].info.headerHeight = .automatic
    #expect(height(table) == 38)
  }

  @Test func `in grouped styles, 0 means the default or 0, as the profile says`() throws {
    var table = Tables.make([1, 1])
    let usual = height(table)
    table.info.sectionHeaderHeight = .fixed(0)
    table.info.sectionFooterHeight = .fixed(0)
    #expect(height(table) == usual)
    let why = try #require(Explainer(LaidOutTable(table)).explain(.header, ofSection: 1))
    #expect(why.text.contains("assumed"))
    #expect(why.text.contains("one has 0 and one has 20"))
    table.info.flags[.zeroHeightsAreDefault] = false
    #expect(height(table) == 0)
    #expect(LaidOutTable(table).rectForFooter(inSection: 0).height == 0)
    table.info.metrics[.zeroHeaderHeight] = 20
    #expect(height(table) == 20)
    table.info.style = .plain
    #expect(height(table) == 0)
  }

  @Test(arguments: [(Profile.ID.iOS11, 20), (.iOS9, 0), (.iOS12, 0), (.iOS7, 0), (.iOS13, 0), (.iOS15, 0)])
  func `a plain header without a title has the profile's height for automaticDimension`(
    profile: Profile.ID, points: Int
  ) {
    var table = Tables.make([1, 1], style: .plain, profile: profile)
    #expect(height(table) == 0)
    table.info.sectionHeaderHeight = .automatic
    #expect(height(table) == Points(points))
  }
}

/// Frames that no picture needs: content views and label boxes.
struct CellBoxTests {
  private func row(_ change: (inout Row) -> Void, _ look: Look = Look()) throws -> FrameTree.Row {
    var table = Tables.make([1], style: .plain, width: 375, look: look)
    change(&table.sections[0].rows[0])
    return try #require(LaidOutTable(table).rowTree(.init(row: 0, section: 0)))
  }

  @Test func `a content view ends before the accessory`() throws {
    let bare = try row { _ in }
    #expect(bare.contentView == bare.frame)
    let chevron = try row { $0.accessory = .disclosureIndicator }
    #expect(chevron.contentView?.maxX == chevron.accessory?.minX)
    #expect(chevron.contentView?.minX == 0)
  }

  @Test func `a label's box is the label's frame, and its frame is the text's`() throws {
    let bare = try row { _ in }
    #expect(bare.title?.box == Rect(x: 16, y: bare.frame.minY, width: 343, height: 44))
    #expect((bare.title?.frame.width ?? 0) < 100)
    let value = try row {
      $0.cellStyle = .value1
      $0.detail = "Value"
    }
    #expect(value.detail?.box.maxX == 359)
    #expect(value.detail?.box.width == value.detail?.frame.width)
    #expect(value.detail?.box.height == 44)
    let subtitle = try row {
      $0.cellStyle = .subtitle
      $0.detail = "Below"
    }
    #expect(subtitle.title?.box == subtitle.title?.frame)
  }

  @Test func `a text that wraps is as wide as its widest line`() throws {
    let long = try row {
      $0.title = "Some words that are long enough to take another line of their own"
      $0.numberOfLines = 0
    }
    let title = try #require(long.title)
    #expect(title.box.width == 343)
    #expect(title.frame.width < 343 && title.frame.width > 200)
  }

  @Test func `a header's label includes the room beside its text`() throws {
    let layout = LaidOutTable(Tables.make([1], width: 375, headers: ["Title"]))
    let label = try #require(layout.frameTree().sections[0].header?.label)
    #expect(label.box.minX == 32 && label.box.maxX == 343)
    #expect(label.frame.width < 60)
  }
}
