// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TestSupport
import Testing

/// Heights and gaps, compared with published snapshots of UIKit or with its listed constants.
struct VerticalArithmeticTests {
  private func near(_ a: Points, _ b: Double) -> Bool { abs(a.doubleValue - b) < 0.001 }

  private func gap(_ table: Table) -> Points {
    let layout = LaidOutTable(table)
    let last = layout.rectForRow(at: .init(row: table.sections[0].rows.count - 1, section: 0))
    return layout.rectForRow(at: .init(row: 0, section: 1)).minY - last.maxY
  }

  @Test(arguments: [
    (Profile.ID.iOS15, 2, 35.5), (.iOS15, 3, 35.333), (.iOS13, 2, 35.5), (.iOS26, 2, 35.0),
  ])
  func `the gap between untitled sections is the measured one`(profile: Profile.ID, scale: Int, gap: Double) {
    #expect(near(self.gap(Tables.make([2, 1], profile: profile, scale: scale)), gap))
    #expect(near(self.gap(Tables.make([2, 1], style: .grouped, profile: profile, scale: scale)), gap))
  }

  @Test(arguments: [(2, 55.5), (3, 55.333)])
  func `the gap before a titled section is the measured one`(scale: Int, gap: Double) {
    #expect(near(self.gap(Tables.make([1, 1], scale: scale, headers: [nil, "Title"])), gap))
  }

  @Test(arguments: [(2, 75.5), (3, 75.333)])
  func `the gap with a footer and a title is the measured one`(scale: Int, gap: Double) {
    #expect(
      near(self.gap(Tables.make([1, 1], scale: scale, headers: [nil, "Title"], footers: ["Note"])), gap))
  }

  @Test func `the first section begins at 35, or right below a table header view`() {
    var table = Tables.make([1])
    #expect(LaidOutTable(table).rectForRow(at: .init(row: 0, section: 0)).minY == 35)
    table.info.tableHeaderView = TableEdgeView(height: 0.001)
    #expect(LaidOutTable(table).rectForRow(at: .init(row: 0, section: 0)).minY == 0.001)
  }

  @Test func `a titled first section has the larger header`() {
    let table = Tables.make([1], scale: 2, headers: ["Title"])
    #expect(LaidOutTable(table).rectForRow(at: .init(row: 0, section: 0)).minY == 55.5)
  }

  @Test func `the worked example of three and two rows adds up`() {
    let layout = LaidOutTable(Tables.make([3, 2]))
    #expect(layout.rectForRow(at: .init(row: 0, section: 0)) == Rect(x: 20, y: 35, width: 353, height: 44))
    #expect(layout.rectForRow(at: .init(row: 2, section: 0)).maxY == 167)
    #expect(near(layout.rectForRow(at: .init(row: 0, section: 1)).minY, 202.333))
    // 35 + 132 + 35.333 + 88 + 17.333 + 20
    #expect(near(layout.contentSize.height, 327.667))
    let glass = LaidOutTable(Tables.make([3, 2], profile: .iOS26))
    #expect(near(glass.contentSize.height, 35 + 156 + 17.667 + 17.333 + 104 + 17.667 + 20))
  }

  @Test func `plain tables have no gaps and no padding`() {
    let layout = LaidOutTable(Tables.make([2, 2], style: .plain))
    #expect(layout.contentSize.height == 176)
    #expect(layout.rect(forSection: 1) == Rect(x: 0, y: 88, width: 393, height: 88))
  }

  @Test(arguments: [(Profile.ID.iOS15, 50.0), (.iOS13, 28.333), (.iOS6, 23.0)])
  func `a plain title has its minimum height and the padding above it`(profile: Profile.ID, y: Double) {
    let layout = LaidOutTable(Tables.make([1], style: .plain, profile: profile, headers: ["Title"]))
    let row = layout.rectForRow(at: .init(row: 0, section: 0)).minY
    #expect(profile == .iOS6 ? row.doubleValue >= y : near(row, y))
  }

  @Test func `a table footer view removes the last footer and the bottom padding`() {
    var table = Tables.make([1], scale: 2)
    let padded = LaidOutTable(table).contentSize.height
    table.info.tableFooterView = TableEdgeView(height: 10)
    #expect(LaidOutTable(table).contentSize.height == padded - 17.5 - 20 + 10)
  }

  @Test func `height 0 of a grouped header means the default, and a tiny height means none`() {
    var table = Tables.make([1, 1])
    let usual = gap(table)
    table.sections[1].info.headerHeight = .fixed(0)
    #expect(gap(table) == usual)
    table.sections[1].info.headerHeight = .fixed(0.001)
    #expect(gap(table) == usual - 18 + 0.001)
  }

  @Test func `section spacing replaces footer and header`() {
    let look = Tables.look { $0[.sectionSpacing] = 10 }
    #expect(gap(Tables.make([1, 1], look: look)) == 10)
  }

  @Test(arguments: [
    (TableStyle.grouped, Profile.ID.iOS15, TextTransform?.none, "MY WI-FI IPHONE"),
    (.insetGrouped, .iOS7, .some(.none), "my Wi-Fi iPhone"),
    (.grouped, .iOS15, .lowercase, "my wi-fi iphone"),
    (.grouped, .iOS15, .capitalized, "My Wi-Fi Iphone"), (.insetGrouped, .iOS26, nil, "my Wi-Fi iPhone"),
    (.insetGrouped, .iOS26, .uppercase, "MY WI-FI IPHONE"), (.plain, .iOS15, nil, "my Wi-Fi iPhone"),
    (.plain, .iOS15, .uppercase, "MY WI-FI IPHONE"),
  ])
  func `a header shows its letters as its transform says`(
    style: TableStyle, profile: Profile.ID, transform: TextTransform?, text: String
  ) {
    var table = Tables.make([1, 1], style: style, profile: profile, headers: ["my Wi-Fi iPhone"])
    table.info.look[.headerTextTransform] = transform
    func label() -> FrameTree.Label? { LaidOutTable(table).frameTree().sections[0].header?.label }
    #expect(label()?.text == text)
    // The section's own value wins.
    let width = label()?.frame.width ?? .zero
    table.sections[0].info.look[.headerTextTransform] = TextTransform.none
    #expect(label()?.text == "my Wi-Fi iPhone")
    if text == "MY WI-FI IPHONE" { #expect(label().map { $0.frame.width < width } == true) }
  }

  /// Apple's documentation of `listSectionSpacing(_:)`.
  @Test(
    arguments: [
      (nil, [10, 30, nil], [20, 30]), (nil, [nil, 30, nil], [30, 30]), (nil, [10, nil, 30], [10, 30]),
      (20, [10, nil, nil], [15, 20]), (nil, [10, 10, 0], [10, 5]), (nil, [nil, nil, 8], [35.333, 8]),
    ] as [(Double?, [Double?], [Double])])
  func `neighbours in a SwiftUI list share the space between them`(
    list: Double?, own: [Double?], gaps: [Double]
  ) throws {
    for host in [ListHost.swiftUI, .form] {
      var table = Tables.make([1, 1, 1])
      table.info.host = host
      table.info.look[.sectionSpacing] = list.map { Points($0) }
      for (index, spacing) in own.enumerated() {
        table.sections[index].info.look[.sectionSpacing] = spacing.map { Points($0) }
      }
      let layout = LaidOutTable(table)
      for (index, expected) in gaps.enumerated() {
        let upper = layout.rectForRow(at: .init(row: 0, section: index))
        let lower = layout.rectForRow(at: .init(row: 0, section: index + 1))
        #expect(near(lower.minY - upper.maxY, expected), "\(own) \(index)")
        #expect(Explainer(layout).explainGap(after: index)?.value == lower.minY - upper.maxY)
      }
      // Titles and footers are between the rows and the space.
      table.sections[0].info.footer = "Footer"
      table.sections[1].info.header = "Header"
      let names = LaidOutTable(table).sectionGaps(1).map(\.name)
      #expect(names.contains("sectionSpacing") == (list != nil || own[0] != nil || own[1] != nil))
    }
    // In a table view, each section decides about the space above it.
    var table = Tables.make([1, 1])
    table.sections[0].info.look[.sectionSpacing] = 10
    table.sections[1].info.look[.sectionSpacing] = 30
    #expect(gap(table) == 30)
  }

  @Test(arguments: [
    (TextSize.extraSmall, 44.0, 49.0), (.small, 44, 50), (.medium, 44, 51), (.large, 44, 52),
    (.extraLarge, 48, 54), (.extraExtraLarge, 52, 56), (.extraExtraExtraLarge, 58, 59),
    (.accessibilityMedium, 58, 63.667), (.accessibilityLarge, 61.667, 69.667),
    (.accessibilityExtraLarge, 70, 78), (.accessibilityExtraExtraLarge, 78.333, 86.333),
    (.accessibilityExtraExtraExtraLarge, 85.333, 93.333),
  ])
  func `row heights follow the text size`(size: TextSize, legacy: Double, glass: Double) {
    for (profile, height) in [(Profile.ID.iOS15, legacy), (.iOS26, glass)] {
      var table = Tables.make([1], profile: profile)
      table.info.traits.textSize = size
      #expect(near(LaidOutTable(table).rectForRow(at: .init(row: 0, section: 0)).height, height))
    }
  }

  @Test(arguments: [(Profile.ID.iOS15, 46.667), (.iOS26, 68.333)])
  func `subtitle rows have the measured height`(profile: Profile.ID, height: Double) {
    var table = Tables.make([1], profile: profile)
    table.sections[0].rows[0] = Row(title: "Title", detail: "Detail", cellStyle: .subtitle)
    #expect(near(LaidOutTable(table).rectForRow(at: .init(row: 0, section: 0)).height, height))
  }

  @Test func `value cells stack their texts at accessibility sizes`() throws {
    var table = Tables.make([1])
    table.sections[0].rows[0] = Row(title: "Title", detail: "Detail", cellStyle: .value1)
    table.info.traits.textSize = .extraExtraExtraLarge
    var row = try #require(LaidOutTable(table).rowTree(.init(row: 0, section: 0)))
    #expect(row.title?.frame.minY == row.detail?.frame.minY)
    table.info.traits.textSize = .accessibilityMedium
    row = try #require(LaidOutTable(table).rowTree(.init(row: 0, section: 0)))
    #expect(near((row.detail?.frame.minY ?? 0) - (row.title?.frame.maxY ?? 0), 0.667))
    // Two lines of 28 x 1.19336 rounded up to the pixel, 11 above and below.
    #expect(near(row.frame.height, 33.667 * 2 + 0.666 + 22))
  }

  @Test func `a row that wraps has the height of its content and one hairline`() {
    var table = Tables.make([1])
    table.sections[0].rows[0] = Row(
      title: "A title that is much too long for a single line of a phone's table row", numberOfLines: 0)
    let height = LaidOutTable(table).rectForRow(at: .init(row: 0, section: 0)).height
    // Two lines of 20.287 rounded up to the grid, 11 above and below, 1/3 for the separator.
    #expect(near(height, 40.667 + 22 + 0.333))
  }

  @Test func `fixed heights are kept to the subpoint`() {
    let look = Tables.look { $0[.rowHeight] = .fixed(60.25) }
    #expect(
      LaidOutTable(Tables.make([1], look: look)).rectForRow(at: .init(row: 0, section: 0)).height == 60.25)
  }

  private func inset(
    _ row: Row, host: ListHost = .uiKit, _ change: (inout Look) -> Void
  ) throws -> (tree: FrameTree.Row, height: Explanation) {
    var table = Tables.make([1])
    table.info.host = host
    table.sections[0].rows[0] = row
    change(&table.sections[0].rows[0].look)
    let (layout, path) = (LaidOutTable(table), Table.IndexPath(row: 0, section: 0))
    return (
      try #require(layout.rowTree(path)), try #require(Explainer(layout).explain(.height, ofRowAt: path))
    )
  }

  @Test func `content insets above and below make an automatic row as high as its content`() throws {
    let (row, height) = try inset(Row(title: "Title", accessory: .checkmark)) {
      $0[.contentInsetsTop] = 30
      $0[.contentInsetsBottom] = 2
    }
    #expect(near(row.frame.height, 30 + 20.333 + 2))
    #expect(height.terms.map(\.name) == ["title", "content inset", "content inset"])
    let (title, accessory) = (try #require(row.title?.frame), try #require(row.accessory))
    #expect(near(title.minY - row.frame.minY, 30))
    // UIKit centres accessories in the cell.
    #expect(abs((accessory.midY - row.frame.midY).doubleValue) < 0.34)
    // A side without an inset keeps the margin of 11, and rows keep their least height.
    let top = try inset(Row(title: "Title")) { $0[.contentInsetsTop] = 40 }.tree
    #expect(near(top.frame.height, 40 + 20.333 + 11))
    #expect(try inset(Row(title: "Title")) { $0[.contentInsetsTop] = 4 }.tree.frame.height == 44)
  }

  @Test func `in SwiftUI, the accessory is part of the content`() throws {
    let row = try inset(Row(title: "Title", accessory: .checkmark, badge: "3"), host: .swiftUI) {
      $0[.contentInsetsTop] = 40
      $0[.contentInsetsBottom] = 10
    }.tree
    let text = try #require(row.title?.frame.midY)
    for part in [row.accessory, row.badge] {
      #expect(abs((try #require(part?.midY) - text).doubleValue) < 0.34)
    }
  }

  @Test func `a fixed height keeps its content between the content insets`() throws {
    func row(_ style: CellStyle, _ change: (inout Look) -> Void) throws -> FrameTree.Row {
      let row = Row(
        title: "Title", detail: "Detail", cellStyle: style,
        image: RowImage(symbol: "wifi", tileColor: .semantic(.systemBlue)))
      return try inset(row) {
        $0[.rowHeight] = .fixed(80)
        change(&$0)
      }.tree
    }
    for style in CellStyle.allCases {
      let usual = try row(style) { _ in }
      let lower = try row(style) {
        $0[.contentInsetsTop] = 30
        $0[.contentInsetsBottom] = 10
      }
      #expect(lower.frame == usual.frame)
      #expect(lower.title?.frame.minY == usual.title.map { $0.frame.minY + 10 }, "\(style)")
      #expect(lower.image?.minY == usual.image.map { $0.minY + 10 }, "\(style)")
    }
  }

  @Test func `a status cell and an image have their insets above and below`() throws {
    let insets = Tables.look {
      $0[.contentInsetsTop] = 30
      $0[.contentInsetsBottom] = 30
    }
    let status = Row(title: "Title", cellStyle: .status)
    #expect(try near(inset(status) { $0 = insets }.tree.frame.height, 20.333 + 60))
    let image = Row(title: "Title", image: RowImage(symbol: "wifi", tileColor: .semantic(.systemBlue)))
    #expect(try inset(image) { $0 = insets }.tree.frame.height == 29 + 60)
  }
}
