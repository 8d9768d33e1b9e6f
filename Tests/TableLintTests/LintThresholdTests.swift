// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLint
import TableModel
import TestSupport
import Testing

/// Tests both sides of each rule's limit.
struct LintThresholdTests {
  private func severities(_ rule: String, _ table: Table) -> [Finding.Severity] {
    Linter.findings(in: table, from: .note).filter { $0.rule == rule }.map(\.severity)
  }

  private func only(_ style: TableStyle = .insetGrouped, _ change: (inout Look) -> Void) -> Table {
    var table = Table(info: Table.Info(style: style), sections: [Section(rows: [Row(title: "Row")])])
    change(&table.info.look)
    return table
  }

  @Test func `a row of 44 points is a large enough target, and a lower one is not`() {
    #expect(severities("TAP-TARGET", only { $0[.rowHeight] = .fixed(44) }).isEmpty)
    #expect(severities("TAP-TARGET", only { $0[.rowHeight] = .fixed(43.5) }).count == 1)
  }

  @Test(arguments: [(TextSize.extraExtraExtraLarge, true), (.accessibilityMedium, false)])
  func `text from 24 points on needs less contrast`(size: TextSize, isFound: Bool) {
    // The contrast is 3.54 to 1.
    var table = only {
      $0[.titleColor] = .rgba(RGBA(hex: 0x888888))
      $0[.rowColor] = .rgba(RGBA(hex: 0xFFFFFF))
    }
    table.info.traits.textSize = size
    #expect(severities("CONTRAST", table).isEmpty == !isFound)
  }

  @Test(
    arguments: [
      (24, nil, false), (23.5, nil, true), (19, .bold, false), (18, .bold, true), (19, .semibold, true),
    ] as [(Double, FontWeight?, Bool)])
  func `a text's own font decides how much contrast it needs`(
    size: Double, weight: FontWeight?, isFound: Bool
  ) {
    // The contrast is 3.54 to 1.
    let table = only {
      $0[.titleColor] = .rgba(RGBA(hex: 0x888888))
      $0[.rowColor] = .rgba(RGBA(hex: 0xFFFFFF))
      $0[.title.size] = Points(size)
      $0[.title.weight] = weight
    }
    #expect(severities("CONTRAST", table).isEmpty == !isFound)
  }

  @Test func `a small title needs more contrast at a text size that makes other texts large`() {
    var table = only {
      $0[.titleColor] = .rgba(RGBA(hex: 0x888888))
      $0[.rowColor] = .rgba(RGBA(hex: 0xFFFFFF))
    }
    table.info.traits.textSize = .accessibilityMedium
    // Body has 28 points, Caption 1 has 20.
    table.sections[0].rows[0].look[.title.textStyle] = .caption1
    // One finding in light mode and one in dark mode.
    #expect(severities("CONTRAST", table).count == 2)
  }

  @Test func `rows with the same look but cell styles with different fonts are each checked`() {
    var table = only {
      $0[.tintColor] = .rgba(RGBA(hex: 0x888888))
      $0[.detailColor] = .rgba(RGBA(hex: 0x888888))
      $0[.rowColor] = .rgba(RGBA(hex: 0xFFFFFF))
    }
    table.info.traits.textSize = .accessibilityMedium
    table.sections[0].rows = [
      Row(title: "A", detail: "Body has 28 points", cellStyle: .value1),
      Row(title: "B", detail: "Footnote has 22", cellStyle: .value2),
    ]
    let details = Linter.findings(in: table, from: .note).filter {
      $0.rule == "CONTRAST" && $0.message.contains("the detail")
    }
    #expect(Set(details.map(\.place)) == [.row(Table.IndexPath(row: 1, section: 0))])
  }

  @Test(arguments: [
    (CellStyle.subtitle, Profile.ID.iOS15, false), (.subtitle, .iOS26, true), (.value1, .iOS15, true),
    (.value2, .iOS15, false), (.default, .iOS15, false),
  ])
  func `a detail has the colour of its cell style`(
    style: CellStyle, profile: Profile.ID, isFaint: Bool
  ) {
    var table = only { $0[.rowColor] = .rgba(RGBA(hex: 0xFFFFFF)) }
    table.info.profile = profile
    table.sections[0].rows[0] = Row(title: "Row", detail: "Detail", cellStyle: style)
    let messages = Linter.findings(in: table, from: .note).filter { $0.rule == "CONTRAST" }.map(\.message)
    #expect(
      messages.contains { $0.hasPrefix("the detail, secondaryLabel on") && $0.contains("light") } == isFaint)
  }

  @Test(arguments: ["SHADOW-OVERLAP", "SHADOW-PATH-RADIUS"])
  func `an invisible shadow has no finding`(rule: String) throws {
    for bad in try #require(ruleExamples.first { $0.rule == rule }).bad {
      var table = bad
      table.info.look[.shadow]?.opacity = 0
      #expect(!severities(rule, bad).isEmpty && severities(rule, table).isEmpty)
    }
  }

  @Test func `a shadow extends to three times its radius`() {
    func cards(_ radius: Points) -> Table {
      only(.cards) {
        $0[.shadow] = Shadow(color: .semantic(.black), radius: radius, opacity: 300, offset: .zero)
      }
    }
    // Cards are 8 points inside of their cells.
    #expect(severities("SHADOW-OVERLAP", cards(2.5)).isEmpty)
    #expect(severities("SHADOW-OVERLAP", cards(3)) == [.note])
    // The shadow extends as far out of the cell as the card is inside: to the next card's edge.
    #expect(severities("SHADOW-OVERLAP", cards(Points(subpoints: 32_000))) == [.note])
    #expect(severities("SHADOW-OVERLAP", cards(5.5)) == [.warning])
  }

  @Test func `a radius of half the height is completely visible`() {
    func rounded(_ radius: Points) -> Table {
      only {
        $0[.rowHeight] = .fixed(44)
        $0[.cornerRadius] = radius
      }
    }
    #expect(severities("RADIUS-HALF", rounded(22)).isEmpty)
    #expect(severities("RADIUS-HALF", rounded(22.5)).count == 1)
  }
}
