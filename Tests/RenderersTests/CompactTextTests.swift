// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Renderers
import TableLayout
import TableModel
import TestSupport
import Testing

struct CompactTextTests {
  private func text(_ table: Table, columns: Int? = nil, ascii: Bool = false) -> String {
    Pictures.text(table, ascii: ascii, TextPictureOptions(maximumColumns: columns, isCompact: true))
  }

  private let rows: [Row] = {
    var airplane = Row(title: "Airplane Mode", accessory: .switchOff)
    airplane.image = RowImage(symbol: "airplane", tileColor: .semantic(.systemOrange))
    var wifi = Row(title: "Wi-Fi", detail: "Home", cellStyle: .value1, accessory: .disclosureIndicator)
    wifi.image = RowImage(symbol: "wifi", tileColor: .semantic(.systemBlue))
    return [
      airplane, wifi,
      Row(title: "Ada", detail: "Apple Account", cellStyle: .subtitle, accessory: .disclosureIndicator),
    ]
  }()

  @Test func `compact text has one line per row, icons as letters, and titles in the edges of groups`() {
    var table = Pictures.table([rows, rows, [rows[0]]], width: 300, headers: [nil, "Second", "Third"])
    table.sections[1].info.footer = "A footer."
    #expect(
      text(table) == """
           ╭──────────────────────────────────────────╮
           │ [A] Airplane Mode                   (○─) │
           │ [W] Wi-Fi                         Home › │
           │ Ada · Apple Account                    › │
           ├─ SECOND ─────────────────────────────────┤
           │ [A] Airplane Mode                   (○─) │
           │ [W] Wi-Fi                         Home › │
           │ Ada · Apple Account                    › │
           ╰──────────────────────────────────────────╯
             A footer.
           ╭─ THIRD ──────────────────────────────────╮
           │ [A] Airplane Mode                   (○─) │
           ╰──────────────────────────────────────────╯

        """)
    #expect(text(table, ascii: true).contains("| Ada - Apple Account                    > |"))
  }

  @Test func `an icon without a glyph is its title's initial, or its name's if there is no title`() {
    let rows = [
      ("Airplane Mode", "airplane"), ("Bluetooth", "antenna.radiowaves.left.and.right"),
      ("Control Center", "switch.2"), ("éclair", "accessibility"), ("4G", "antenna"), ("Ж", "antenna"),
      ("設定", "antenna"), ("👍 Fine", "antenna"), ("ßx", "antenna"),
    ].map { Row(title: $0.0, image: RowImage(symbol: $0.1, tileColor: .semantic(.systemBlue))) }
    func icons(_ text: String) -> [String] { text.matches(of: /\[(.)\]/).map { String($0.1) } }
    let table = Pictures.table([rows])
    #expect(icons(text(table)) == ["A", "B", "C", "É", "4", "Ж", "A", "A", "ß"])
    #expect(icons(text(table, ascii: true)) == ["A", "B", "C", "E", "4", "Z", "A", "A", "S"])
    // The same rule applies to symbols without a glyph in the other format.
    #expect(Pictures.text(table).contains("[✈]") && Pictures.text(table).contains("[B]"))
  }

  @Test(arguments: TableStyle.allCases, [20, 40, 66])
  func `each row has a line, and no line is empty or too wide`(style: TableStyle, columns: Int) {
    for seed in 0..<TestCount.of(20, nightly: 60) {
      var table = RandomTable.table(seed: seed)
      table.info.style = style
      table.info.contentOffset = nil
      let list = LaidOutTable(table).displayList()
      let preview = BoxDrawingRenderer(options: TextPictureOptions(maximumColumns: columns, isCompact: true))
        .preview(of: list)
      #expect(preview.width <= columns)
      let drawn = Set(
        list.items.filter { $0.role == .rowBackground }.compactMap { item in
          item.section.flatMap { section in item.row.map { TextPreview.Place(section: section, row: $0) } }
        })
      for place in drawn {
        let range = preview.lines(of: place) ?? 0..<0
        // The row's own line, plus one on either side if it has one.
        #expect(range.count <= 3 && range.count { preview.place(atLine: $0) == place } <= 2, "seed \(seed)")
        #expect(range.contains { preview.place(atLine: $0) == place }, "seed \(seed)")
      }
    }
  }

  @Test func `a value is truncated before the title`() {
    let row = Row(
      title: "A title that is long", detail: "and a value that is longer", cellStyle: .value1,
      accessory: .disclosureIndicator)
    let line = text(Pictures.table([[row]], width: 393), columns: 40).split(separator: "\n")[1]
    #expect(line.contains("A title that") && line.hasSuffix("… › │"), "\(line)")
  }

  @Test func `a value2 cell shows its texts in reading order`() {
    var table = Pictures.table([[Row(title: "mobile", detail: "555", cellStyle: .value2)]], width: 300)
    #expect(text(table).contains("│ mobile · 555 "))
    table.info.traits.direction = .rightToLeft
    #expect(text(table).contains(" 555 · mobile │"))
  }
}
