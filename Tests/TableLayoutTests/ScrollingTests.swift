// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TestSupport
import Testing

/// Plain tables: headers and footers that are pinned to the edges, and blank rows below the last one.
struct ScrollingTests {
  /// Two sections of ten rows: headers of 28.5 (Headline's 20.287 rounded up to the pixel, 4 above and
  /// below), rows of 44.
  private func scrolled(to y: Points?, profile: Profile.ID = .iOS11) -> LaidOutTable {
    var table = Tables.make(
      [10, 10], style: .plain, profile: profile, width: 375, scale: 2, headers: ["A", "B"],
      footers: [nil, "End"])
    table.info.traits.height = 667
    table.info.contentOffset = y
    return LaidOutTable(table)
  }

  @Test(arguments: [
    (0.0, 0.0), (100.0, 100.0), (439.0, 439.0), (440.0, 440.0), (450.0, 440.0), (468.0, 440.0),
  ])
  func `a header stays at the top until its last row pushes it out`(offset: Double, y: Double) {
    let layout = scrolled(to: Points(offset))
    #expect(layout.visibleRectForHeader(inSection: 0).minY == Points(y))
    #expect(layout.rectForHeader(inSection: 0).minY == 0)
  }

  @Test func `the next section's header replaces the pinned one`() {
    // Section 1 begins at 28.5 + 440.
    #expect(scrolled(to: 460).visibleRectForHeader(inSection: 1).minY == 468.5)
    #expect(scrolled(to: 500).visibleRectForHeader(inSection: 1).minY == 500)
  }

  @Test func `a footer stays at the bottom while its section is visible`() {
    let footer = scrolled(to: 0).rectForFooter(inSection: 1)
    #expect(footer.minY == 937)
    // 667 of the bounds less the footer's 28.5, but not above its section's first row.
    #expect(scrolled(to: 0).visibleRectForFooter(inSection: 1).minY == 638.5)
    #expect(scrolled(to: -300).visibleRectForFooter(inSection: 1).minY == 497)
    #expect(scrolled(to: 600).visibleRectForFooter(inSection: 1).minY == 937)
  }

  @Test func `grouped headers scroll away, and without an offset none is pinned`() {
    var table = Tables.make([30], style: .grouped, headers: ["A"])
    table.info.contentOffset = 200
    #expect(LaidOutTable(table).visibleRectForHeader(inSection: 0).minY == 0)
    #expect(scrolled(to: nil).visibleRectForHeader(inSection: 0).minY == 0)
  }

  @Test func `the picture is the visible part`() {
    let list = scrolled(to: 100).displayList()
    #expect(list.size == Size(width: 375, height: 667))
    let pinned = list.items.filter { $0.role == .pinnedHeader }
    #expect(pinned.count == 1)
    let rows = Set(list.items.compactMap { item in item.row.map { "\(item.section ?? 0).\($0)" } })
    // 0.0 ends at 72.5, 0.1 at 116.5; 1.6 begins at 761, 1.7 at 805: outside of 100 to 767.
    #expect(!rows.contains("0.0"))
    #expect(rows.contains("0.1"))
    #expect(rows.contains("1.6"))
    #expect(!rows.contains("1.7"))
  }

  @Test(arguments: [(Profile.ID.iOS6, 13), (.iOS7, 13), (.iOS11, 13), (.iOS13, 13), (.iOS15, 0)])
  func `blank rows have separators before iOS 15`(profile: Profile.ID, count: Int) {
    var table = Tables.make([1], style: .plain, profile: profile)
    table.info.traits = Traits(device: Device.ID("iPhone-SE"))
    // 667 less the status bar's 20 and one row of 44 leave 603: 13 whole rows.
    #expect(LaidOutTable(table).frameTree().fillerSeparators.count == count)
  }

  @Test func `an empty plain table has a separator at every row height`() {
    var table = Tables.make([], style: .plain, profile: .iOS9)
    table.info.traits = Traits(device: Device.ID("iPhone-SE"))
    let lines = LaidOutTable(table).frameTree().fillerSeparators
    #expect(lines.map(\.minY).prefix(3) == [43.5, 87.5, 131.5])
    #expect(lines.allSatisfy { $0.minX == 16 && $0.maxX == 375 })
    #expect(lines.count == 14)
  }

  private static let ruledLooks: [@Sendable (inout Table.Info) -> Void] = [
    { $0.profile = .iOS6 }, { $0.profile = .iOS7 }, { $0.profile = .iOS26 },
    { $0.look[.separatorLeft] = .points(-5) },
    {
      $0.look[.insetLeft] = 30
      $0.look[.insetRight] = 10
    },
    {
      $0.profile = .iOS7
      $0.look[.separatorLeft] = .points(40)
      $0.look[.insetLeft] = 30
      $0.look[.insetRight] = 10
    }, { $0.look[.separatorRight] = .points(12) }, { $0.look[.separatorLength] = .contentWidth },
    { $0.look[.separatorLeft] = .points(1000) },
  ]

  @Test(arguments: ruledLooks.indices)
  func `blank rows have the separators of the rows above them`(index: Int) throws {
    var table = Tables.make([1], style: .plain)
    table.info.traits = Traits(device: Device.ID("iPhone-SE"))
    table.info.fillerRowHeight = .fixed(50)
    Self.ruledLooks[index](&table.info)
    let tree = LaidOutTable(table).frameTree()
    let row = try #require(tree.sections[0].rows[0].separators.last?.frame)
    let blank = try #require(tree.fillerSeparators.first)
    #expect(blank == row.offsetBy(dx: .zero, dy: 50))
  }

  @Test func `a line at the top of rows is at the top of blank rows`() throws {
    var table = Tables.make([2], style: .plain)
    table.info.traits = Traits(device: Device.ID("iPhone-SE"))
    table.info.fillerRowHeight = .fixed(50)
    table.info.look[.separatorPosition] = .top
    let tree = LaidOutTable(table).frameTree()
    #expect(tree.sections[0].rows[1].separators.map(\.frame.minY) == [44])
    #expect(tree.fillerSeparators.prefix(2).map(\.minY) == [88, 138])
  }

  @Test func `fillerRowHeight and a footer view set the separators of blank rows`() {
    var table = Tables.make([1], style: .plain, profile: .iOS15)
    table.info.traits = Traits(device: Device.ID("iPhone-SE"))
    table.info.fillerRowHeight = .fixed(100)
    #expect(LaidOutTable(table).frameTree().fillerSeparators.map(\.maxY) == [144, 244, 344, 444, 544, 644])
    table.info.fillerRowHeight = .automatic
    #expect(LaidOutTable(table).frameTree().fillerSeparators.count == 13)
    table.info.tableFooterView = TableEdgeView(height: 0)
    #expect(LaidOutTable(table).frameTree().fillerSeparators.isEmpty)
  }

  @Test(arguments: [
    (Profile.ID.iOS13, RowHeight?.none), (.iOS13, .automatic), (.iOS7, nil), (.iOS15, .automatic),
  ])
  func `automatic blank rows repeat the last row's height`(profile: Profile.ID, height: RowHeight?) {
    var table = Tables.make([2, 1, 0], style: .plain, profile: profile)
    table.info.traits = Traits(device: Device.ID("iPhone-SE"))
    table.info.fillerRowHeight = height
    table.sections[0].rows[1].look[.rowHeight] = .fixed(90)
    table.sections[1].rows[0].look[.rowHeight] = .fixed(60)
    let layout = LaidOutTable(table)
    let lines = layout.frameTree().fillerSeparators
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $1.minY - $0.minY == 60 } && lines.count > 3)
    let why = Explainer(layout).explain(.height)
    #expect(why?.value == 60)
    #expect(why?.text.contains("height of the last row") == true)
    #expect(why?.text.contains("see 'why row 1.0 height'") == true)
  }

  @Test func `blank rows don't count as content`() {
    var table = Tables.make([1], style: .plain, profile: .iOS7)
    table.info.traits = Traits(device: Device.ID("iPhone-SE"))
    let layout = LaidOutTable(table)
    #expect(layout.contentSize.height == 44)
    #expect(layout.displayList().size.height == 647)
  }

  @Test func `a blank row that ends at the bottom has its line`() {
    var table = Tables.make([1], style: .plain, width: 375, scale: 2)
    table.info.fillerRowHeight = .fixed(50)
    table.info.contentOffset = 0
    table.info.traits.height = 144
    #expect(LaidOutTable(table).frameTree().fillerSeparators.count == 2)
    table.info.traits.height = 143.5
    #expect(LaidOutTable(table).frameTree().fillerSeparators.count == 1)
  }

  @Test func `a header is pushed out by its own footer`() {
    var table = Tables.make([3], style: .plain, width: 375, scale: 2, headers: ["A"], footers: ["a footer"])
    table.info.traits.height = 300
    let end = LaidOutTable(table).sections[0].footerTop
    table.info.contentOffset = end - 5
    #expect(LaidOutTable(table).visibleRectForHeader(inSection: 0).maxY == end)
  }
}
