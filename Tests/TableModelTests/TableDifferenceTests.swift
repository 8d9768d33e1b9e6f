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
        "row 1.0 'Mail' (mail): image nothing → symbol 'mail' with tile colour systemBlue, accessory none → checkmark, badge nothing → '1'",
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

  // MARK: - Values with parts

  private func change(_ old: RowImage, _ new: RowImage) -> String? {
    let table = Table(sections: [Section(rows: [Row(title: "A", image: old)])])
    var other = table
    other.sections[0].rows[0].image = new
    return TableDifference(from: table, to: other).lines.first
  }

  @Test func `of an image, only the parts that differ are named`() {
    let red = RowImage(symbol: "wifi", tileColor: .semantic(.systemRed))
    #expect(
      change(red, RowImage(symbol: "wifi", tileColor: .semantic(.systemBlue)))
        == "row 0.0 'A': the tile's colour systemRed → systemBlue")
    #expect(
      change(RowImage(symbol: "wifi"), red) == "row 0.0 'A': the tile's colour nothing → systemRed",
      "a name alone is short for a symbol")
    #expect(
      change(red, RowImage(.file("ada.png")))
        == "row 0.0 'A': the symbol 'wifi' → nothing, the tile's colour systemRed → nothing, the picture file nothing → 'ada.png'"
    )
    var rounded = red
    rounded.form.cornerRadius = 4
    #expect(change(red, rounded) == "row 0.0 'A': the image's corner radius nothing → 4")
  }

  @Test func `parts of other values and of elements in lists are named, too`() {
    let shadow = Shadow(color: .semantic(.black), radius: 3, opacity: 1000, offset: Point(x: 0, y: 2))
    var wide = shadow
    wide.radius = 9
    wide.offset.y = 4
    #expect(
      lines { $0.info.look[.shadow] = shadow } == [
        "table: shadow nothing → colour black with radius 3 and opacity 1 and offset [0, 2]"
      ])
    let old = base
    var (one, other) = (old, old)
    (one.info.look[.shadow], other.info.look[.shadow]) = (shadow, wide)
    one.info.sectionIndexTitles = ["A", "B"]
    other.info.sectionIndexTitles = ["A", "C"]
    #expect(
      TableDifference(from: one, to: other).lines == [
        "table: sectionIndexTitles ['A', 'B'] → ['A', 'C'], the shadow's radius 3 → 9, the shadow's offset [0, 2] → [0, 4]"
      ])
    one = old
    other = old
    one.sections[0].rows[0].elements.trailing = [Element(.button, .text("Pay"))].compactMap(\.self)
    other.sections[0].rows[0].elements.trailing = [Element(.button, .text("Buy"))].compactMap(\.self)
    #expect(
      TableDifference(from: one, to: other).lines == [
        "row 0.0 'Wi-Fi' (wifi): the button of trailing.0 'Pay' → 'Buy'"
      ])
  }

  @Test func `a picture file with other contents is a difference`() {
    var (old, new) = (base, base)
    func picture(_ byte: UInt8) -> LoadedPicture {
      .picture(PictureData([byte], .png), size: Size(width: 4, height: 4))
    }
    old.pictures["ada.png"] = picture(1)
    new.pictures["ada.png"] = picture(2)
    #expect(!TableDifference(from: old, to: new).isEmpty)
    #expect(TableDifference(from: old, to: new).lines == ["picture 'ada.png': other contents"])
    #expect(TableDifference(from: old, to: old).isEmpty)
  }
}
