// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TestSupport
import Testing

@testable import Renderers

/// Positions in previews of columns.
struct TextGridTests {
  /// Columns by their definition, independent of the renderer: the nearest boundary, counted from the table's left
  /// side.
  private struct Columns {
    let count: Int
    let width: Double
    let isMirrored: Bool

    func boundary(_ x: Points) -> Int {
      let place = isMirrored ? width - x.doubleValue : x.doubleValue
      let nearest = Int((place * Double(count) / width + 0.5).rounded(.down))
      return isMirrored ? count - nearest : nearest
    }

    func span(_ rect: Rect) -> ClosedRange<Int> {
      let (low, high) = (boundary(rect.minX), boundary(rect.maxX) - 1)
      let first = max(0, min(count - 1, low))
      return first...max(first, min(count - 1, high))
    }
  }

  @Test func `characters that are counted as one column are that wide and don't combine`() {
    #expect(PrintableText.glyphs.count > 60)
    for scalar in PrintableText.glyphs.compactMap(Unicode.Scalar.init) {
      #expect(DisplayWidth.of(Character(scalar)) == 1, "\(scalar)")
      #expect("[\(scalar)]".count == 3, "\(scalar)")
    }
  }

  @Test func `a terminal adds the columns of marks to those of their letter`() {
    for (text, width) in [
      ("e\u{301}", 1), ("น้ำ", 2), ("ไทย", 3), ("हि", 2), ("न्दी", 3), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("設", 2),
      ("👩‍👩‍👧", 2), ("1️⃣", 2), ("🇩🇪", 2), ("\u{231A}\u{FE0E}", 1), ("\u{2068}\u{2069}", 0), ("が", 2),
      ("か\u{3099}", 2),
    ] { #expect(DisplayWidth.of(text) == width, "\(text)") }
  }

  @Test func `switches end in one column, whatever the content of their rows`() {
    var rows = [Row(title: "One", accessory: .switchOn), Row(title: "Two", accessory: .switchOn)]
    rows[1].look[.cellContent] = .configuration
    var table = Self.table(rows)
    table.info.metrics[.switchOverhang] = 30
    let lines = BoxDrawingRenderer().preview(of: LaidOutTable(table).displayList()).lines
    let columns = lines.filter { $0.contains("(─●)") }.map { $0.prefix { $0 != "(" }.count }
    #expect(columns.count == 2 && columns[0] == columns[1])
  }

  @Test func `right-to-left text is isolated, and a truncated line closes its isolates`() throws {
    let rows = [
      Row(title: "שלום", detail: "On", cellStyle: .value1),
      Row(title: "Wi-Fi", detail: "שָׁבַת", cellStyle: .value1),
      Row(title: "Plain", detail: "Größe", cellStyle: .value1),
    ]
    let lines = BoxDrawingRenderer().preview(of: LaidOutTable(Self.table(rows)).displayList()).lines
    #expect(lines.contains { $0.contains("\u{2068}שלום\u{2069} ") && !$0.contains("On\u{2069}") })
    #expect(lines.contains { $0.contains(" Wi-Fi ") && $0.contains(" \u{2068}שָׁבַת\u{2069} ") })
    #expect(lines.contains { $0.contains("Plain") && !$0.contains("\u{2068}") })
    // Isolates take no columns: the sides are aligned.
    #expect(Set(lines.filter { $0.hasSuffix("│") }.map { DisplayWidth.of($0) }).count == 1)
    let line = "a \u{2068}שלום\u{2069} b"
    #expect(DisplayWidth.prefix(line, columns: 4) == "a \u{2068}של\u{2069}")
    #expect(DisplayWidth.prefix(line, columns: 7) == "a \u{2068}שלום\u{2069} ")
    #expect(
      DisplayWidth.prefixOfColored("\u{1B}[1m\(line)\u{1B}[0m", columns: 4)
        == "\u{1B}[1ma \u{2068}של\u{2069}\u{1B}[0m")
    let coloured = TextPictureOptions(colors: .trueColor)
    let painted = BoxDrawingRenderer(options: coloured).preview(
      of: LaidOutTable(Self.table(rows)).displayList())
    #expect(painted.lines.contains { $0.contains("\u{2068}שלום\u{2069}") })
  }

  private static func table(_ rows: [Row]) -> Table {
    var table = Table(sections: [Section(rows: rows)])
    table.info.traits.width = 390
    return table
  }

  @Test func `in forty columns a tile keeps its sides, and an unlimited title has more lines`() {
    var table = Self.table([
      Row(
        title: "A title that is short of one line by little",
        image: RowImage(symbol: "wifi", tileColor: .semantic(.systemBlue)))
    ])
    func lines() -> [String] {
      BoxDrawingRenderer(maximumColumns: 40).preview(of: LaidOutTable(table).displayList()).lines
    }
    #expect(lines().contains { $0.contains("[≋]") && $0.contains("…") })
    table.sections[0].rows[0].numberOfLines = 0
    #expect(lines().contains { $0.contains("[≋]") } && !lines().contains { $0.contains("…") })
    let wrapped = lines().filter { $0.contains("[≋]") || $0.contains("little") }
    #expect(wrapped.count == 2 && wrapped[0].contains("│ [≋]  A title that") && wrapped[1].hasSuffix(" │"))
    // A space remains at the sides, also beside a truncated title.
    table.sections[0].rows[0].numberOfLines = 1
    #expect(lines().contains { $0.contains("… │") })
  }

  @Test(arguments: [nil, 40, 72], Direction.allCases)
  func `every edge of a cell is a rounded position of the SVG`(maximum: Int?, direction: Direction) {
    var sides = 0
    var lines = 0
    for seed in 0..<TestCount.of(60, nightly: 150) {
      var table = RandomTable.table(seed: seed)
      table.info.contentOffset = nil
      table.info.traits.direction = direction
      let list = LaidOutTable(table).displayList()
      guard list.size.width > 60 else { continue }
      let usual = ASCIIRenderer.columns(of: list.size)
      let columns = Columns(
        count: min(usual, maximum ?? usual), width: list.size.width.doubleValue,
        isMirrored: direction == .rightToLeft)
      let preview = ASCIIRenderer(maximumColumns: maximum).preview(of: list)
      let background = list.items.first { $0.role == .tableBackground }.flatMap(Self.paint)
      for item in list.items where item.role == .rowBackground || item.role == .separator {
        guard let section = item.section, let row = item.row,
          case .fill(let outline, let paint) = item.content,
          let range = preview.lines(of: TextPreview.Place(section: section, row: row)), range.count > 2
        else { continue }
        let span = columns.span(outline.rect)
        let place: Comment =
          "seed \(seed), row \(section).\(row), \(preview.lines[range].joined(separator: "\n"))"
        if item.role == .separator {
          // The row's lower edge, if it is drawn on the edge's line.
          guard outline.rect.width > .zero, paint.isVisible, span.count > 2, row >= 0,
            abs((outline.rect.midY - Self.bottom(list, section, row)).subpoints) < Points(1).subpoints
          else { continue }
          let line = Array(preview.lines[range.upperBound - 1].utf8)
          lines += 1
          #expect(line.count > span.upperBound && line[span].allSatisfy { "-|+.'".utf8.contains($0) }, place)
        } else {
          let isInside = outline.rect.minX > .zero || outline.rect.maxX < list.size.width
          guard paint.isVisible, paint != background, isInside, span.count > 2 else { continue }
          sides += 1
          for line in preview.lines[(range.lowerBound + 1)..<(range.upperBound - 1)] {
            let bytes = Array(line.utf8)
            #expect(bytes.count == span.upperBound + 1, place)
            guard bytes.count > span.upperBound else { continue }
            #expect(bytes[span.lowerBound] == 0x7C && bytes[span.upperBound] == 0x7C, place)
          }
        }
      }
    }
    #expect(sides > 100 && lines > 30, "\(sides) sides, \(lines) lines")
  }

  private static func paint(_ item: DisplayItem) -> RGBA? {
    guard case .fill(_, let paint) = item.content else { return nil }
    return paint
  }

  private static func bottom(_ list: DisplayList, _ section: Int, _ row: Int) -> Points {
    for item in list.items where item.role == .rowBackground && item.section == section && item.row == row {
      if case .fill(let outline, _) = item.content { return outline.rect.maxY }
    }
    return .zero
  }

  private static let mirrored: [Character: Character] = [
    "╭": "╮", "╮": "╭", "╰": "╯", "╯": "╰", "┌": "┐", "┐": "┌", "└": "┘", "┘": "└", "├": "┤", "┤": "├",
    "›": "‹", "‹": "›", "(": ")", ")": "(", "[": "]", "]": "[",
  ]

  @Test(arguments: [nil, 33, 47, 60], [false, true])
  func `right to left is the mirror image, column by column`(maximum: Int?, isCompact: Bool) {
    for style in TableStyle.allCases {
      for profile in Profile.ID.allCases {
        for width: Points in [320, 375, 393, 401] {
          var image = Row(
            title: "AVA", detail: "OTO", cellStyle: .value1, accessory: .disclosureIndicator, badge: "8")
          image.image = RowImage(symbol: "airplane", tileColor: .semantic(.systemRed))
          let rows = [
            image, Row(title: "HIH", accessory: .switchOff), Row(title: "TOT", accessory: .checkmark),
            Row(title: "MAM", detail: "WOW", cellStyle: .subtitle, accessory: .switchOn),
          ]
          var table = Pictures.table(
            [rows, rows], style: style, profile: profile, width: width, headers: ["XOX", "YAY"])
          table.sections[0].info.footer = "VIV"
          let columns = min(maximum ?? .max, Int((width.doubleValue / 6 + 0.5).rounded(.down)))
          func lines(_ direction: Direction) -> [String] {
            table.info.traits.direction = direction
            let options = TextPictureOptions(maximumColumns: maximum, isCompact: isCompact)
            return Pictures.text(table, options).split(
              separator: "\n", omittingEmptySubsequences: false
            ).map {
              String($0) + String(repeating: " ", count: columns - DisplayWidth.of(String($0)))
            }
          }
          let left = lines(.leftToRight)
          let right = lines(.rightToLeft).map { String($0.reversed().map { Self.mirrored[$0] ?? $0 }) }
          #expect(left == right, "\(style) \(profile) \(width)")
        }
      }
    }
  }

  @Test(arguments: Profile.ID.allCases, [nil, 30, 40, 55])
  func `switch, check mark and chevron end in one column`(profile: Profile.ID, maximum: Int?) {
    let kinds: [Accessory] = [
      .switchOn, .switchOff, .checkmark, .disclosureIndicator, .detailDisclosureButton,
    ]
    let sizes: [(Points, CellContent)] = [
      (320, .textLabel), (375, .configuration), (375, .textLabel), (390, .textLabel), (393, .configuration),
      (430, .textLabel),
    ]
    for (width, content) in sizes {
      var table = Pictures.table(
        [kinds.map { Row(title: "A", accessory: $0) }], profile: profile, width: width)
      table.info.look[.cellContent] = content
      let text = Pictures.text(table, TextPictureOptions(maximumColumns: maximum))
      let ends = text.split(separator: "\n").filter { $0.contains("A") }.map { line in
        line.dropLast().lastIndex { $0 != " " }.map { line.distance(from: line.startIndex, to: $0) }
      }
      #expect(ends.count == kinds.count && Set(ends).count == 1, "\(text)")
    }
  }

  private func narrow(_ table: Table, _ columns: Int) -> String {
    Pictures.text(table, TextPictureOptions(maximumColumns: columns))
  }

  @Test(arguments: [24, 30, 36, 44, 60])
  func `text of several lines is wrapped again if there are too few columns`(columns: Int) {
    let footer = "A footer that is long enough to be wrapped onto a second line on every phone there is."
    let title = "A title that goes on for more than a single line of this phone"
    var table = Pictures.table(
      [[Row(title: title, accessory: .checkmark, numberOfLines: 0)], [Row(title: "Last")]], width: 390,
      headers: [nil, "Head"])
    table.sections[0].info.footer = footer
    let text = narrow(table, columns)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.allSatisfy { $0.count <= columns })
    // Neither text is truncated, and none touches a side.
    #expect(!text.contains("…"), "\(text)")
    let words = text.split { !$0.isLetter && $0 != "." }.map(String.init)
    #expect(
      words == title.split(separator: " ").map(String.init) + footer.split(separator: " ").map(String.init)
        + ["HEAD", "Last"])
    let ended = lines.firstIndex { $0.contains("there is.") } ?? lines.firstIndex { $0.contains(" is.") }
    #expect(ended.map { lines[$0 + 1] } == "", "\(text)")
  }

  @Test func `at accessibility sizes a gap has as many lines as rows have`() throws {
    var table = Pictures.table([[Row(title: "A")], [Row(title: "B")]], width: 390, headers: ["One", "Two"])
    table.sections[0].info.footer = "A footer that takes two lines"
    table.info.traits.textSize = .accessibilityExtraLarge
    let lines = narrow(table, 80).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let blanks = lines.dropLast().split { !$0.isEmpty }
    #expect(blanks.allSatisfy { $0.count == 1 }, "\(lines)")
    #expect(lines.firstIndex { $0.contains("TWO") }.map { lines[$0 - 1] } == "")
  }

  @Test(arguments: [36, 44])
  func `the texts of a status cell stay apart and in place in few columns`(columns: Int) {
    var row = Row(title: "Sensor", detail: "Battery is low. Replace it within the next few days to keep it.")
    row.cellStyle = .status
    row.numberOfLines = 0
    row.status = StatusContent(date: "Today, 09:41", value: "12 %", level: RowImage(symbol: "battery.25"))
    row.image = RowImage(symbol: "thermometer")
    row.badge = "2"
    let text = narrow(Pictures.table([[row]], style: .cards, width: 390), columns)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(!text.contains("…") && text.contains("12 %") && text.contains("(2)"), "\(text)")
    // The texts are below each other, and the date is separate.
    let starts = lines.compactMap { line in
      ["Sensor", "Today, 09:41", "Battery"].compactMap { line.firstRange(of: $0) }.first.map {
        line.distance(from: line.startIndex, to: $0.lowerBound)
      }
    }
    // An image as wide as a letter in brackets may move its line by one column.
    #expect(starts.count == 3 && (starts.max() ?? 9) - (starts.min() ?? 0) <= 1, "\(text)")
    // Removes the letter that represents the image.
    let parts: [Substring] = text.split { !$0.isLetter && $0 != "." }
    let words = parts.filter { $0.count > 1 }.joined(separator: " ")
    #expect(words.contains("Battery is low. Replace it"), "\(text)")
    #expect(words.hasSuffix("to keep it."), "\(text)")
  }

  @Test func `a search field's ends are brackets right to left, too`() {
    var table = Pictures.table([[Row(title: "A")]], width: 390)
    table.info.navigation.search = "Search"
    table.info.traits.direction = .rightToLeft
    let line = narrow(table, 80).split(separator: "\n").first { $0.contains("Search") } ?? ""
    #expect(line.trimmingPrefix { $0 == " " }.hasPrefix("[") && line.hasSuffix("]"), "\(line)")
  }
}
