// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TestSupport
import Testing

/// Content configurations and inline separators.
struct CellContentTests {
  private func height(_ table: Table, row: Int = 0) -> Points {
    LaidOutTable(table).rectForRow(at: .init(row: row, section: 0)).height
  }

  @Test(arguments: [(3, 44.333), (2, 44.5)])
  func `a content configuration's row is one pixel higher up to iOS 18`(scale: Int, expected: Double) {
    var table = Tables.make([2], scale: scale, look: Tables.look { $0[.cellContent] = .configuration })
    #expect(abs(height(table).doubleValue - expected) < 0.001)
    table.info.look[.separatorStyle] = SeparatorStyle.none
    #expect(height(table) == 44)
    table.info.look[.separatorStyle] = nil
    table.info.profile = .iOS26
    #expect(height(table) == 53)
  }

  @Test(arguments: [(Profile.ID.iOS15, 3), (.iOS26, 4)])
  func `texts of a content configuration have the profile's spacing`(profile: Profile.ID, spacing: Int) throws
  {
    var table = Tables.make([1], profile: profile, look: Tables.look { $0[.cellContent] = .configuration })
    table.sections[0].rows[0] = Row(title: "Title", detail: "Detail", cellStyle: .subtitle)
    let row = try #require(LaidOutTable(table).rowTree(.init(row: 0, section: 0)))
    let title = try #require(row.title)
    let detail = try #require(row.detail)
    #expect(detail.frame.minY - title.frame.maxY == Points(spacing))
  }

  @Test(arguments: [(CellContent.textLabel, 18), (.configuration, 20)])
  func `only a text label's switch extends into the margin`(content: CellContent, margin: Int) throws {
    var table = Tables.make([1], look: Tables.look { $0[.cellContent] = content })
    table.sections[0].rows[0].accessory = .switchOn
    let row = try #require(LaidOutTable(table).rowTree(.init(row: 0, section: 0)))
    #expect(row.accessory.map { row.frame.maxX - $0.maxX } == Points(margin))
  }

  @Test func `a minimum height limits cells that fit their content`() {
    for style in [TableStyle.insetGrouped, .cards] {
      let plain = Tables.make([2], style: style)
      let low = Tables.make([2], style: style, look: Tables.look { $0[.minimumRowHeight] = 30 })
      var high = Tables.make([2], style: style, look: Tables.look { $0[.minimumRowHeight] = 60 })
      #expect(height(high, row: 0) == height(plain, row: 0) + 16, "\(style)")
      // The content needs more than 30 points but less than the profile's minimum.
      #expect(height(low, row: 0) < height(plain, row: 0) && height(low, row: 0) > 30, "\(style)")
      high.sections[0].rows[1].look[.minimumRowHeight] = 70
      #expect(height(high, row: 1) == height(high, row: 0) + 10, "\(style)")
      high.sections[0].rows[1].look[.rowHeight] = .fixed(20)
      #expect(height(high, row: 1) == 20, "\(style)")
    }
  }

  @Test func `inline lines make their rows higher, overlaid ones do not`() {
    let look = Tables.look {
      $0[.separatorModel] = .inline
      $0[.separatorThickness] = 2
    }
    let table = Tables.make([3], look: look)
    // Three rows have two lines between them.
    #expect((0..<3).map { height(table, row: $0) } == [46, 46, 44])
    let lines = LaidOutTable(table).frameTree().sections[0].rows.flatMap(\.separators)
    #expect(lines.map(\.frame.minY) == [79, 125])
    #expect(lines.allSatisfy { $0.frame.height == 2 })
  }

  @Test(arguments: [(TableStyle.insetGrouped, 2), (.grouped, 4), (.plain, 3)])
  func `n rows have n - 1, n + 1 or n lines by style`(style: TableStyle, count: Int) {
    let look = Tables.look { $0[.separatorModel] = .inline }
    let tree = LaidOutTable(Tables.make([3], style: style, look: look)).frameTree()
    #expect(tree.sections[0].rows.flatMap(\.separators).count == count)
    let rows = tree.sections[0].rows.reduce(Points.zero) { $0 + $1.frame.height }
    #expect(rows == 132 + PixelGrid(scale: 3).hairline * count)
  }

  @Test func `content under an inline line at the top moves down`() throws {
    let look = Tables.look {
      $0[.separatorModel] = .inline
      $0[.separatorPosition] = .top
      $0[.separatorThickness] = 10
    }
    let layout = LaidOutTable(Tables.make([2], look: look))
    let first = try #require(layout.rowTree(.init(row: 0, section: 0)))
    let second = try #require(layout.rowTree(.init(row: 1, section: 0)))
    let inFirst = try #require(first.title).frame.minY - first.frame.minY
    let inSecond = try #require(second.title).frame.minY - second.frame.minY
    #expect(inSecond == inFirst + 10)
  }

  @Test func `a fixed height is the row's, and the line is added to it`() {
    let look = Tables.look {
      $0[.separatorModel] = .inline
      $0[.separatorThickness] = 1
      $0[.rowHeight] = .fixed(30)
    }
    #expect(height(Tables.make([2], look: look)) == 31)
  }

  @Test func `texts that are reported as truncated are truncated in the whole layout`() {
    var random = RandomTable(seed: 41)
    var count = (cut: 0, whole: 0)
    for turn in 0..<150 {
      var table = random.table()
      table.info.traits.textSize = TextSize.allCases[turn % TextSize.allCases.count]
      // Most rows have no look, and their widths alone decide.
      for section in table.sections.indices where turn % 3 > 0 {
        for row in table.sections[section].rows.indices { table.sections[section].rows[row].look = Look() }
      }
      let layout = LaidOutTable(table)
      var fitting = TextFitting(table)
      for (section, rows) in table.sections.map(\.rows).enumerated() {
        for (index, row) in rows.enumerated() {
          let path = Table.IndexPath(row: index, section: section)
          let cell = layout.rowTree(path)
          let isCut = cell?.title?.isTruncated == true || cell?.detail?.isTruncated == true
          let found = fitting.cutTexts(of: row, at: path, count: rows.count)
          #expect(found.contains { $0.part != \.status.value } == isCut, "\(path) of \(table)")
          if isCut { count.cut += 1 } else { count.whole += 1 }
        }
      }
    }
    #expect(count.cut > 50 && count.whole > 50)
  }

  @Test func `a row is a button if its title has a button's colour and nothing at its side`() {
    func role(_ row: Row, table: (inout Look) -> Void = { _ in }, _ change: (inout Look) -> Void)
      -> ButtonRole
    {
      var row = row
      change(&row.look)
      let environment = LayoutEnvironment(Table.Info())
      return ResolvedLook(
        InheritedLook(table: Tables.look(table), row: row.look), in: environment
      ).buttonRole(of: row)
    }
    let plain = Row(title: "Sign Out")
    #expect(role(plain) { _ in } == .none)
    #expect(role(plain) { $0[.tintColor] = .semantic(.label) } == .none)
    #expect(role(plain) { $0[.titleColor] = .semantic(.systemBlue) } == .normal)
    #expect(role(plain) { $0[.titleColor] = .semantic(.systemGreen) } == .none)
    for red in [SemanticColor.systemRed, .red] {
      #expect(role(plain) { $0[.titleColor] = .semantic(red) } == .destructive)
    }
    let green = { (look: inout Look) in look[.titleColor] = .semantic(.systemGreen) }
    #expect(role(plain, table: { $0[.tintColor] = .semantic(.systemGreen) }, green) == .normal)
    let white = { (look: inout Look) in
      look[.titleColor] = .semantic(.white)
      look[.tintColor] = .semantic(.white)
    }
    #expect(role(plain, table: white) { _ in } == .none)

    let red = { (look: inout Look) in look[.titleColor] = .semantic(.systemRed) }
    #expect(role(Row(title: "Erase", detail: "Everything", cellStyle: .subtitle), red) == .destructive)
    #expect(role(Row(title: "Storage", detail: "Full"), red) == .none)
    #expect(role(Row(title: "Alarm", cellStyle: .status), red) == .none)
    for accessory in Accessory.allCases where accessory != .none {
      #expect(role(Row(title: "Storage", accessory: accessory), red) == .none)
    }
  }
}
