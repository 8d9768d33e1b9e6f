// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import Testing

/// Rows at accessibility sizes, compared with pixels of iOS 17, 18 and 26.
struct AccessibilitySizeTests {
  private func near(_ a: Points?, _ b: Double) -> Bool {
    a.map { abs($0.doubleValue - b) < 0.001 } ?? false
  }

  @Test(arguments: [
    (Profile.ID.iOS15, CellContent.textLabel, 118.667, [49.0, 97.667]), (.iOS26, .textLabel, 130, [53, 105]),
    (.iOS26, .configuration, 131, [53.667, 105.667]),
  ])
  func `a title is above its value at AX3`(
    profile: Profile.ID, content: CellContent, height: Double, baselines: [Double]
  ) {
    var table = Tables.make([2], profile: profile, look: Tables.look { $0[.cellContent] = content })
    table.info.traits.textSize = .accessibilityExtraLarge
    table.sections[0].rows[0] = Row(title: "Title", detail: "Value", cellStyle: .value1)
    #expect(near(FirstRow.height(table), height))
    let found = FirstRow.baselines(table, .title).prefix(1) + FirstRow.baselines(table, .detail)
    #expect(found.count == 2 && zip(found, baselines).allSatisfy { near($0, $1) }, "\(found)")
  }

  @Test(arguments: [(Profile.ID.iOS15, 118.667), (.iOS26, 130)])
  func `a wrapped title at AX3 has the measured height`(profile: Profile.ID, height: Double) {
    var table = Tables.make([1], profile: profile, width: 320)
    table.info.traits.textSize = .accessibilityExtraLarge
    table.sections[0].rows[0].title = "San Francisco San Francisco"
    #expect(near(FirstRow.height(table), height))
    table.sections[0].rows[0].numberOfLines = 0
    #expect(near(FirstRow.height(table), height))
    table.sections[0].rows[0].title = "Title"
    // One line has only its margins, and the pixel of a row that sizes itself.
    #expect(near(FirstRow.height(table), (profile == .iOS15 ? 70 : 78) + 0.333))
  }

  @Test func `at accessibility sizes texts wrap by default`() throws {
    func row(_ change: (inout Table) -> Void) throws -> (FrameTree.Row, lines: Int) {
      var table = Tables.make([1])
      table.info.traits.textSize = .accessibilityExtraLarge
      table.sections[0].rows[0].title = "A title of more than one line"
      table.sections[0].rows[0].detail = "A detail of more than one line"
      change(&table)
      let details = LaidOutTable(table).displayList().items.count { $0.role == .detail }
      return (try #require(LaidOutTable(table).rowTree(.init(row: 0, section: 0))), details)
    }
    for style in [CellStyle.subtitle, .value1] {
      let (row, lines) = try row { $0.sections[0].rows[0].cellStyle = style }
      #expect(row.title?.isTruncated == false && row.detail?.isTruncated == false)
      #expect(lines > 1)
    }
    #expect(try row { $0.sections[0].rows[0].cellStyle = .value2 }.0.title?.isTruncated == true)
    // An explicit number of lines overrides this, and iOS 10 doesn't wrap.
    #expect(
      try row {
        $0.sections[0].rows[0].title += " and of more than two"
        $0.sections[0].rows[0].numberOfLines = 2
      }.0.title?.isTruncated == true)
    let limited = try row {
      $0.sections[0].rows[0].cellStyle = .value1
      $0.sections[0].rows[0].look[.detailNumberOfLines] = 1
    }
    #expect(limited.lines == 1)
    let old = try row {
      $0.sections[0].rows[0].cellStyle = .value1
      $0.info.profile = .iOS7
    }.0
    #expect(old.title?.isTruncated == true && old.title?.frame.midY == old.detail?.frame.midY)
    // A title with its own position has one line there.
    #expect(
      try row { $0.info.look[.titleOrigin] = Point(x: 20, y: 10) }.0.title?.isTruncated == true)
  }

  @Test func `a word without room beside an image is below it`() throws {
    func row(_ title: String) throws -> FrameTree.Row {
      var table = Tables.make([1], width: 375)
      table.info.traits.textSize = .accessibilityExtraExtraExtraLarge
      table.sections[0].rows[0].title = title
      table.sections[0].rows[0].image = RowImage(symbol: "gear", tileColor: .semantic(.systemGray))
      table.sections[0].rows[0].accessory = .disclosureIndicator
      return try #require(LaidOutTable(table).rowTree(.init(row: 0, section: 0)))
    }
    let beside = try row("Bluetooth")
    #expect(beside.title.map { $0.frame.minX - beside.frame.minX } == 60)
    let under = try row("Brightness")
    #expect(under.title.map { $0.frame.minX - under.frame.minX } == 16)
    #expect(under.image.map { $0.minX - under.frame.minX } == 16)
    // 29 and 7.5 rounded up to the pixel, one line of 63.333, 11 above and below.
    #expect(near(under.frame.height, 122))
    #expect(near(under.image.map { $0.minY - under.frame.minY }, 11))
    #expect(near(under.title.map { $0.frame.minY - under.frame.minY }, 47.667))
  }

  @Test func `at accessibility sizes symbols and chevrons grow, tiles keep their size, and titles wrap`()
    throws
  {
    func table(_ size: TextSize) -> Table {
      var table = Tables.make([1], width: 375)
      table.info.traits.textSize = size
      table.sections[0].rows[0].title = "Privacy and Security of everything"
      table.sections[0].rows[0].image = RowImage(symbol: "gear", tileColor: .semantic(.systemGray))
      table.sections[0].rows[0].accessory = .disclosureIndicator
      return table
    }
    func tile(_ table: Table) -> Rect? {
      LaidOutTable(table).displayList().items.compactMap { item -> Rect? in
        if item.role == .imageTile, case .fill(let outline, _) = item.content { outline.rect } else { nil }
      }.first
    }
    #expect(tile(table(.extraExtraExtraLarge))?.width == 29)
    #expect(tile(table(.accessibilityExtraLarge))?.width == 29)
    var short = table(.accessibilityExtraLarge)
    short.sections[0].rows[0].title = "Wi-Fi"
    #expect(near(FirstRow.height(short), 70))
    let growing = LaidOutTable(short).rowTree(.init(row: 0, section: 0))
    #expect(near(growing?.accessory?.height, 33))
    // The row keeps the same room around a symbol as around 29 points in a row of 44.
    short.sections[0].rows[0].image?.tileColor = nil
    let symbol = LaidOutTable(short).rowTree(.init(row: 0, section: 0))
    #expect(near(symbol?.image?.width, 56.333) && near(symbol?.frame.height, 56.333 + 15))
    let titles = LaidOutTable(table(.accessibilityExtraLarge)).displayList().items.filter {
      $0.role == .title
    }
    #expect(titles.count > 2)
    #expect(LaidOutTable(table(.extraExtraExtraLarge)).displayList().items.count { $0.role == .title } == 1)
  }
}
