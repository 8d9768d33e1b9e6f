// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import Testing

/// Numbers measured on hosted SwiftUI lists and on tables with header and footer views.
struct HostTests {
  private func near(_ a: Points, _ b: Double) -> Bool { abs(a.doubleValue - b) < 0.001 }

  @Test func `a hosted list of iOS 16 to 18, 300 points wide, has the measured numbers`() {
    var table = Tables.make([1, 1], width: 300, headers: ["Title"])
    table.info.host = .swiftUI
    let layout = LaidOutTable(table)
    let first = layout.rectForRow(at: .init(row: 0, section: 0))
    #expect(first.minX == 16)
    #expect(first.size == Size(width: 268, height: 44))
    #expect(near(first.minY, 38.667))
    #expect(near(layout.rectForRow(at: .init(row: 0, section: 1)).minY, 118))
    #expect(near(layout.contentSize.height, 182))
  }

  @Test func `a hosted list's footer is 33.667 at 3x`() {
    var table = Tables.make([1, 1], footers: ["Note", "Note"])
    table.info.host = .swiftUI
    #expect(near(LaidOutTable(table).rectForFooter(inSection: 0).height, 33.667))
  }

  @Test(arguments: [(390, 16), (393, 16), (402, 16), (414, 20), (430, 20)])
  func `the inset of lists on iOS 26 is 16 up to 402 points, unlike that of tables`(width: Int, inset: Int) {
    var table = Tables.make([1], profile: .iOS26, width: Points(width))
    #expect(LaidOutTable(table).rectForRow(at: .init(row: 0, section: 0)).minX == 20)
    table.info.host = .swiftUI
    #expect(LaidOutTable(table).rectForRow(at: .init(row: 0, section: 0)).minX == Points(inset))
  }

  @Test(arguments: [
    (Profile.ID.iOS26, ListHost.swiftUI, 402, 16), (.iOS26, .swiftUI, 440, 20), (.iOS26, .swiftUI, 820, 20),
    (.iOS26, .form, 820, 20), (.iOS26, .uiKit, 820, 16), (.iOS15, .swiftUI, 820, 20),
  ])
  func `texts of a hosted list keep the card's margin`(
    profile: Profile.ID, host: ListHost, width: Int, margin: Int
  ) throws {
    var table = Tables.make([1], profile: profile, width: Points(width))
    table.info.host = host
    table.sections[0].rows[0].accessory = .switchOn
    let row = try #require(LaidOutTable(table).rowTree(.init(row: 0, section: 0)))
    #expect(row.title.map { $0.frame.minX - row.frame.minX } == Points(margin))
    #expect(row.accessory.map { row.frame.maxX - $0.maxX } == Points(margin - 2))
  }

  @Test func `a grouped table between a header and a footer view has the measured numbers`() throws {
    var table = Tables.make(
      [1], style: .grouped, profile: .iOS11, scale: 2, look: Tables.look { $0[.rowHeight] = .fixed(60) })
    table.info.tableHeaderView = TableEdgeView(height: 155)
    table.info.tableFooterView = TableEdgeView(height: 309.5)
    let layout = LaidOutTable(table)
    #expect(layout.contentSize.height == 524.5)
    let row = try #require(layout.rowTree(.init(row: 0, section: 0)))
    #expect(row.separators.map { $0.frame.minY - row.frame.minY } == [0, 59.5])
    #expect(row.separators.allSatisfy { $0.frame.width == 393 && $0.frame.height == 0.5 })
  }

  @Test func `a footer view without height leaves the last footer and the padding`() {
    var table = Tables.make([1], style: .grouped)
    let height = LaidOutTable(table).contentSize.height
    table.info.tableFooterView = TableEdgeView(height: 0)
    #expect(LaidOutTable(table).contentSize.height == height)
  }
}
