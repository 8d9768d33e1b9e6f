// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TestSupport
import Testing

/// Every gap between two elements has a name.
struct GapTests {
  private func names(_ table: Table) -> [String] {
    LaidOutTable(table).verticalParts.map { "\($0.name) \($0.height)" }
  }

  @Test func `the named parts of a table add up to its height without gaps or overlaps`() {
    for seed in 0..<TestCount.of(41, nightly: 250) {
      let layout = LaidOutTable(RandomTable.table(seed: seed))
      var y = Points.zero
      for part in layout.verticalParts {
        #expect(part.top == y, "seed \(seed) \(part.name)")
        #expect(!part.name.isEmpty)
        y = part.bottom
      }
      #expect(y == layout.contentSize.height, "seed \(seed)")
    }
  }

  @Test func `each part is named after the rule that makes it`() {
    var table = Tables.make([1, 1], scale: 2, headers: [nil, "Title"], footers: [nil, "Note"])
    table.info.contentInsetBottom = 7
    #expect(
      names(table) == [
        "firstSectionTop 35", "row 44", "untitledFooterHeight 17.5", "headerTopMargin 15.486",
        "header 15.514", "headerBottomMargin 7", "row 44", "footerTopMargin 7.5", "footer 15.514",
        "footerBottomMargin 14.486", "bottomPadding 20", "contentInsetBottom 7",
      ])
  }

  @Test func `a spacing and an automatic plain header have their own names`() {
    let spaced = Tables.make(
      [1, 1], headers: [nil, "Title"], look: Tables.look { $0[.sectionSpacing] = 12 })
    // The header's height is cut to whole points.
    #expect(names(spaced).contains("sectionSpacing 11.486"))
    var plain = Tables.make([1], style: .plain, profile: .iOS11)
    plain.info.sectionHeaderHeight = .automatic
    #expect(names(plain).first == "automaticPlainHeaderHeight 20")
  }

  @Test func `cards and spaced rows name their own gaps`() {
    let cards = Tables.make([2], style: .cards)
    #expect(
      names(cards) == [
        "insetTop 8", "row 44", "insetBottom 4", "insetTop 4", "row 44", "insetBottom 8",
      ])
    let spaced = Tables.make([2], style: .plain, look: Tables.look { $0[.rowSpacing] = 6 })
    #expect(names(spaced) == ["row 44", "rowSpacing 6", "row 44"])
    var padded = Tables.make([1], style: .plain, headers: ["A"])
    padded.info.tableFooterView = TableEdgeView(height: 9)
    #expect(names(padded).first == "sectionHeaderTopPadding 22")
    #expect(names(padded).last == "tableFooterView 9")
  }

  @Test func `a row's gaps reach from one side of the table to the other`() throws {
    var table = Tables.make([2])
    table.sections[0].rows[0] = Row(
      title: "Wi-Fi", detail: "Home", cellStyle: .value1, image: RowImage(symbol: "wifi"),
      accessory: .disclosureIndicator, badge: "1")
    let row = try #require(LaidOutTable(table).rowTree(.init(row: 0, section: 0)))
    let horizontal = row.gaps.filter { $0.axis == .horizontal }
    #expect(
      horizontal.map(\.name) == [
        "insetLeft", "insetRight", "contentMarginLeading", "imageToTitle", "titleToDetail", "detailToBadge",
        "badgeToAccessory", "contentMarginTrailing", "separatorInsetLeft",
      ])
    let content = horizontal.filter { !$0.name.hasPrefix("separator") }
    let things = [row.title?.frame, row.detail?.frame, row.image, row.badge, row.accessory].compactMap { $0 }
    let sum = content.reduce(Points.zero) { $0 + $1.length } + things.reduce(.zero) { $0 + $1.width }
    #expect(sum == 393)
    let vertical = row.gaps.filter { $0.axis == .vertical }
    #expect(vertical.map(\.name) == ["contentTop", "contentBottom"])
  }

  @Test func `gaps of right-to-left tables are mirrored`() throws {
    var table = Tables.make(
      [1],
      look: Tables.look {
        $0[.insetLeft] = 10; $0[.insetRight] = 30
      })
    table.info.traits.direction = .rightToLeft
    let row = try #require(LaidOutTable(table).rowTree(.init(row: 0, section: 0)))
    let left = try #require(row.gaps.first { $0.name == "insetLeft" })
    // The leading inset, which is on the right.
    #expect(left.frame.maxX == 393)
    #expect(left.length == 10)
  }
}
