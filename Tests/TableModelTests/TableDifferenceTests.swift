// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import Testing

struct TableDifferenceTests {
  private let base = Table(sections: [
    Section(
      info: .init(id: "net", header: "Network"),
      rows: [
        Row(id: "wifi", title: "Wi-Fi"), Row(title: "Bluetooth"), Row(title: "VPN"), Row(title: "Hotspot"),
      ]),
    Section(info: .init(header: "Apps"), rows: [Row(id: "mail", title: "Mail")]),
  ])

  private func lines(_ change: (inout Table) -> Void) -> [String] {
    var new = base
    change(&new)
    return TableDifference(from: base, to: new).lines
  }

  @Test func `equal tables do not differ`() {
    #expect(TableDifference(from: base, to: base).isEmpty)
    #expect(lines { _ in } == [])
  }

  @Test func `changed settings have their old and new values`() {
    #expect(
      lines {
        $0.info.style = .plain
        $0.info.look[.cornerRadius] = 3
        $0.sections[1].info.header = "Programs"
        $0.sections[1].rows[0].badge = "1"
        $0.sections[1].rows[0].accessory = .checkmark
        $0.sections[1].rows[0].image = RowImage(symbol: "mail", tileColor: .semantic(.systemBlue))
      } == [
        "table: style insetGrouped → plain, cornerRadius nothing → 3",
        "section 1 'Programs': header 'Apps' → 'Programs'",
        "row 1.0 'Mail' (mail): image nothing → {symbol: 'mail', tileColor: systemBlue}, accessory none → checkmark, badge nothing → '1'",
      ])
  }

  @Test func `rows and sections are added and removed, and a changed row has its former position`() {
    #expect(
      lines {
        $0.sections[0].rows.remove(at: 1)
        $0.sections[0].rows[1].detail = "On"
        $0.sections[0].rows.append(Row(title: "New"))
        $0.sections.append(Section(info: .init(id: "more"), rows: [Row(title: "More")]))
      } == [
        "row 0.1 'Bluetooth' removed", "row 0.1 'VPN', formerly 0.2: detail nothing → 'On'",
        "row 0.3 'New' added", "section 2 (more) added", "row 2.0 'More' added",
      ])
    #expect(
      lines { $0.sections.remove(at: 1) } == ["section 1 'Apps' removed", "row 1.0 'Mail' (mail) removed"])
  }

  @Test func `the smallest set of rows that explains a new order is reported as moved`() {
    #expect(
      lines { $0.sections[0].rows.insert($0.sections[0].rows.remove(at: 0), at: 3) } == [
        "row 0.3 'Wi-Fi' (wifi) moved from 0.0"
      ])
    #expect(
      lines { $0.sections.insert($0.sections.remove(at: 1), at: 0) }.filter { $0.contains("moved") }.count
        == 1)
    // A row whose index changed only because of an earlier row hasn't moved.
    #expect(
      lines { $0.sections[0].rows.insert(Row(title: "First"), at: 0) } == ["row 0.0 'First' added"])
  }

  @Test func `a row that went to another section moved if its id or its whole content is the same`() {
    #expect(
      lines {
        var row = $0.sections[1].rows.remove(at: 0)
        row.badge = "2"
        $0.sections[0].rows.insert(row, at: 0)
        $0.sections[1].rows.append($0.sections[0].rows.remove(at: 3))
      } == [
        "row 0.0 'Mail' (mail) moved from 1.0: badge nothing → '2'", "row 1.0 'VPN' moved from 0.2",
      ])
  }

  @Test func `a row that moved to another section counts on both sides of a summary`() {
    var new = base
    new.sections[1].rows.append(new.sections[0].rows.remove(at: 2))
    #expect(
      TableDifference(from: base, to: new).summary == ["section 0: − 1 row", "section 1: + 1 row"])
  }

  @Test func `a hundred thousand rows with one moved are compared`() {
    let old = Table(sections: [Section(rows: (0..<100_000).map { Row(title: "Row \($0)") })])
    var new = Table(sections: [Section(rows: (0..<100_000).map { Row(title: "Row \($0)") })])
    new.sections[0].rows.insert(new.sections[0].rows.remove(at: 5), at: 99_000)
    #expect(TableDifference(from: old, to: new).lines == ["row 0.99000 'Row 5' moved from 0.5"])
  }
}
