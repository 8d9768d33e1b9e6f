// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TestSupport
import Testing

/// Every gap between two elements has a name.
struct GapTests {
  /// The parts of a table's height, from top to bottom: `row 44`, `headerTopMargin 16`, `header 15.514`. A text is the
  /// part between the gaps around it.
  private func names(_ table: Table) -> [String] {
    let layout = LaidOutTable(table)
    let tree = layout.frameTree()
    var y = Points.zero
    var names: [String] = []
    func add(_ name: String, to bottom: Points) {
      if bottom != y { names.append("\(name) \(bottom - y)") }
      y = bottom
    }
    /// Adds the gaps that begin here.
    func add(_ gaps: inout ArraySlice<FrameTree.Gap>) {
      while let gap = gaps.first, gap.frame.minY == y {
        add(gap.name, to: gap.frame.maxY)
        gaps = gaps.dropFirst()
      }
    }
    if let view = tree.tableHeaderView { add("tableHeaderView", to: view.maxY) }
    for section in tree.sections {
      var gaps = section.gaps[...]
      add(&gaps)
      let info = table.sections[section.index].info
      if info.header != nil {
        let rows = section.rows.first?.background.minY ?? layout.rectForHeader(inSection: section.index).maxY
        add("header", to: gaps.first.map { min($0.frame.minY, rows) } ?? rows)
        add(&gaps)
      }
      for row in section.rows {
        #expect(row.background.minY == y, "a gap without a name above row \(section.index).\(row.row)")
        add("row", to: row.background.maxY)
        add(&gaps)
      }
      if info.footer != nil {
        add("footer", to: gaps.first?.frame.minY ?? layout.rectForFooter(inSection: section.index).maxY)
        add(&gaps)
      }
      #expect(gaps.isEmpty && y == section.frame.maxY, "section \(section.index) \(y) \(gaps)")
    }
    if let view = tree.tableFooterView { add("tableFooterView", to: view.maxY) }
    var gaps = tree.gaps[...]
    add(&gaps)
    #expect(gaps.isEmpty && y == tree.contentSize.height)
    return names
  }

  /// The number of parts that are missing between `parts` and around them in `whole`. Parts without a height may overlap
  /// others.
  private func holes(_ parts: [Rect], in whole: Rect) -> Int {
    var ends: [Points: Int] = [whole.minY: -1]
    ends[whole.maxY, default: 0] += 1
    for part in parts {
      ends[part.minY, default: 0] += 1
      ends[part.minY + part.height, default: 0] -= 1
    }
    return ends.values.reduce(0) { $0 + abs($1) } / 2
  }

  @Test func `the gaps, rows and texts of a table add up to its height`() {
    for seed in 0..<TestCount.of(41, nightly: 250) {
      let table = RandomTable.table(seed: seed)
      let tree = LaidOutTable(table).frameTree()
      for section in tree.sections {
        let info = table.sections[section.index].info
        let texts = [info.header, info.footer].compactMap(\.self).count
        let parts = section.gaps.map(\.frame) + section.rows.map(\.background)
        #expect(holes(parts, in: section.frame) <= texts, "seed \(seed), section \(section.index)")
        #expect(!section.gaps.contains { $0.name.isEmpty }, "seed \(seed)")
      }
      let content = Rect(x: .zero, y: .zero, width: .zero, height: tree.contentSize.height)
      let parts =
        tree.sections.map(\.frame) + tree.gaps.map(\.frame)
        + [tree.tableHeaderView, tree.tableFooterView].compactMap(\.self)
      #expect(holes(parts, in: content) == 0, "seed \(seed)")
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

  @Test(arguments: [ListHost.uiKit, .swiftUI])
  func `a set height replaces a spacing, and no gap has its name`(host: ListHost) {
    var table = Tables.make(
      [1, 1], headers: ["A", "Title"], look: Tables.look { $0[.sectionSpacing] = 12 })
    table.info.host = host
    func gaps() -> [String] { LaidOutTable(table).sectionGaps(1).map { "\($0.name) \($0.length)" } }
    #expect(gaps().contains { $0.hasPrefix("sectionSpacing 1") })
    table.sections[1].info.headerHeight = .fixed(60)
    #expect(gaps().first?.hasPrefix("headerTopMargin 3") == true)
    table.sections[1].info.header = nil
    #expect(gaps().first == "headerHeight 60")
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
