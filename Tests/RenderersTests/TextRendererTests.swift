// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Renderers
import TableLayout
import TableModel
import TestSupport
import Testing

struct TextRendererTests {
  @Test func `each measured gap is on one line with the mark of its direction`() {
    let table = Pictures.table([[Row(title: "One", image: RowImage(symbol: "wifi"))]])
    let list = LaidOutTable(table).unkeptDisplayList(withRulers: true)
    #expect(
      String(decoding: BoxDrawingRenderer().render(list), as: UTF8.self) == """
         ↕ 35 firstSectionTop
         ↔ 16 insetLeft, 16 insetRight
         ↔ 16 contentMarginLeading, 16 imageToTitle
         ↔ 180 contentMarginTrailing
           ╭──────────────────────────────────────────╮
           │  ≋     One                               │
           ╰──────────────────────────────────────────╯
         ↕ 17.5 untitledLastFooterHeight
         ↕ 20 bottomPadding

        """)
  }

  @Test func `a switch ends in the column of its own row's contents, wherever they are set`() {
    for width in stride(from: 280, through: 440, by: 4) {
      let row = Row(title: "Wi-Fi", accessory: .switchOn)
      var all = Pictures.table([[row]], width: Points(Double(width)))
      var one = all
      all.info.look[.cellContent] = .configuration
      one.sections[0].rows[0].look[.cellContent] = .configuration
      for isASCII in [false, true] {
        #expect(Pictures.text(all, ascii: isASCII) == Pictures.text(one, ascii: isASCII), "\(width)")
      }
    }
  }

  @Test func `a selected row has a mark on its leading side`() {
    var selected = Row(title: "Wi-Fi", accessory: .disclosureIndicator)
    selected.isSelected = true
    var table = Pictures.table([[selected, Row(title: "Bluetooth")]])
    #expect(
      Pictures.text(table) == """

           ╭──────────────────────────────────────────╮
           │▌Wi-Fi                                  › │
           │ ─────────────────────────────────────────┤
           │ Bluetooth                                │
           ╰──────────────────────────────────────────╯

        """)
    #expect(Pictures.text(table, ascii: true).contains("   |*Wi-Fi                                  > |\n"))
    let compact = TextPictureOptions(maximumColumns: 30, isCompact: true)
    #expect(Pictures.text(table, compact).contains("│▌Wi-Fi"))
    table.info.traits.direction = .rightToLeft
    #expect(Pictures.text(table).contains("│ ‹                                  Wi-Fi▐│\n"))
    table.info.style = .plain
    table.info.traits.direction = .leftToRight
    #expect(Pictures.text(table).contains("\n ▌ Wi-Fi"))
  }

  @Test func `a long preview comes in parts of whole lines, as many as requested`() {
    let rows = (0..<300).map { Row(title: "Row \($0)") }
    let list = LaidOutTable(Pictures.table([rows])).displayList()
    let whole = BoxDrawingRenderer().render(list)
    func pieces(_ wanted: Int) -> [[UInt8]] {
      var pieces: [[UInt8]] = []
      _ = BoxDrawingRenderer().write(list) {
        pieces.append($0)
        return pieces.count < wanted
      }
      return pieces
    }
    let all = pieces(.max)
    #expect(Array(all.joined()) == whole)
    #expect(all.count > 5 && all.allSatisfy { $0.last == UInt8(ascii: "\n") })
    #expect(pieces(2) == Array(all.prefix(2)))
  }

  private let rows = [
    Row(title: "Wi-Fi", detail: "Home", cellStyle: .value1, accessory: .disclosureIndicator),
    Row(title: "Airplane", accessory: .switchOff), Row(title: "Done", accessory: .checkmark, badge: "3"),
  ]

  @Test func `an inset group has round corners and inset lines`() {
    #expect(
      Pictures.text(Pictures.table([rows, [Row(title: "Only")]], headers: [nil, "Next"])) == """

           ╭──────────────────────────────────────────╮
           │ Wi-Fi                           Home   › │
           │ ─────────────────────────────────────────┤
           │ Airplane                            (○─) │
           │ ─────────────────────────────────────────┤
           │ Done                           (3)     ✓ │
           ╰──────────────────────────────────────────╯

             NEXT
           ╭──────────────────────────────────────────╮
           │ Only                                     │
           ╰──────────────────────────────────────────╯

        """)
  }

  @Test func `right to left mirrors positions and the chevron`() {
    let text = Pictures.text(Pictures.table([[rows[0]]], direction: .rightToLeft))
    #expect(text.contains("│ ‹   Home                           Wi-Fi │"))
  }

  @Test func `a row that wraps keeps all its lines in order`() {
    let row = Row(
      title: "One long title that needs much more than a single line or even two lines of this narrow table",
      numberOfLines: 0)
    let text = Pictures.text(Pictures.table([[row]]))
    let lines = text.split(separator: "\n").filter { $0.contains("│") }
    #expect(lines.count == 3)
    guard lines.count == 3 else { return }
    #expect(lines[0].contains("One long") && lines[2].contains("table"))
  }

  @Test(arguments: [
    "👩‍👩‍👧 family", "設定を変更する", "e\u{301}clair", "🇩🇪 flag", "\u{1B}[31mred\u{7}", "\u{202E}evil", "",
  ])
  func `sides stay straight with any title`(title: String) {
    let text = Pictures.text(Pictures.table([[Row(title: title)]]))
    let widths = text.split(separator: "\n").filter { !$0.isEmpty }.map { Self.width(String($0)) }
    #expect(Set(widths).count == 1, "\(text)")
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    #expect(Pictures.text(Pictures.table([[Row(title: title)]]), ascii: true).utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `a row of a million points has a limited number of lines`() {
    var look = Look()
    look[.rowHeight] = .fixed(1_000_000)
    let lines = Pictures.text(Pictures.table([[Row(title: "A"), Row(title: "B")]], look: look)).split(
      separator: "\n")
    #expect(lines.count < 100)
    #expect(lines.contains { $0.contains("A") } && lines.contains { $0.contains("B") })
  }

  @Test func `random tables give printable ASCII without trailing spaces`() {
    for seed in 0..<TestCount.of(30, nightly: 150) {
      let table = RandomTable.table(seed: seed)
      let text = Pictures.text(table, ascii: true)
      #expect(text.utf8.allSatisfy { $0 == 10 || ($0 >= 32 && $0 < 127) }, "seed \(seed)")
      #expect(!text.contains(" \n"), "seed \(seed)")
      #expect(Pictures.text(table) == Pictures.text(table))
    }
  }

  /// The width by rules for this test's few characters, independent of the renderer's table.
  private static func width(_ line: String) -> Int {
    line.reduce(0) { sum, character in
      let first = character.unicodeScalars.first?.value ?? 0
      let isWide = (0x3040...0x9FFF).contains(first) || first >= 0x1F000
      return sum + (isWide ? 2 : 1)
    }
  }
}
