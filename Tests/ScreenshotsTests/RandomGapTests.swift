// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Screenshots
import TableLayout
import TableModel
import TestSupport
import Testing

/// In random tables, one gap is larger.
@Suite(.enabled(if: Shot.isPossible, Shot.needsProgram))
struct RandomGapTests {
  private static let titles = [
    "Airplane Mode", "Wi-Fi", "Bluetooth", "General", "Privacy & Security", "Photos", "Sign Out", "Maps",
  ]

  private static func table(_ random: inout SeededGenerator) -> Table {
    var info = Table.Info(
      style: [.insetGrouped, .grouped, .plain].randomElement(using: &random) ?? .grouped,
      profile: Profile.ID.allCases.randomElement(using: &random) ?? .iOS15, traits: Traits())
    info.traits.appearance = Bool.random(using: &random) ? .dark : .light
    info.traits.direction = Bool.random(using: &random) ? .rightToLeft : .leftToRight
    let sections = (0..<Int.random(in: 2...4, using: &random)).map { _ in
      var section = Section(
        info: Section.Info(header: Bool.random(using: &random) ? "Apps" : nil),
        rows: (0..<Int.random(in: 1...4, using: &random)).map { _ in
          var row = Row(title: titles.randomElement(using: &random) ?? "")
          row.accessory = Bool.random(using: &random) ? .disclosureIndicator : .none
          return row
        })
      section.info.footer = Bool.random(using: &random) ? "Some apps use more data." : nil
      return section
    }
    return Table(info: info, sections: sections)
  }

  /// The gaps between elements. Below the last one, nothing moves; above the first one, a gap and an alignment look alike.
  private static func gaps(_ layout: LaidOutTable) -> [NamedGap] {
    let sections = layout.table.sections
    let last = Table.IndexPath(row: sections[sections.count - 1].rows.count - 1, section: sections.count - 1)
    let end = layout.rectForRow(at: last).minY
    let first =
      sections[0].info.header == nil
      ? layout.rectForRow(at: Table.IndexPath(row: 0, section: 0)).minY
      : (layout.sectionTree(0).header?.label?.frame.minY ?? .zero)
    return sections.indices.flatMap { layout.sectionGaps($0) }
      .filter { $0.length >= 3 && $0.frame.minY >= first && $0.frame.maxY <= end }
  }

  @Test(arguments: 0..<40) func `the larger gap is named`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var table = Self.table(&random)
    while Self.gaps(LaidOutTable(table)).isEmpty { table = Self.table(&random) }
    var shot = try Shot(table)
    let equal = try shot.comparison
    #expect(equal.agrees, "\(equal.lines)")
    let gap = try #require(Self.gaps(shot.layout).randomElement(using: &random))
    let points = Double(Int.random(in: 1...9, using: &random))
    shot.insert(points, at: gap.frame.midY.doubleValue)
    let comparison = try shot.comparison
    let words = Comment("\(gap.name) + \(points): \(comparison.lines)")
    #expect(comparison.changes.count == 1, words)
    #expect(comparison.changes.first?.difference.doubleValue == points, words)
    #expect(comparison.changes.first?.gaps.map(\.name).contains(gap.name) == true, words)
  }
}
