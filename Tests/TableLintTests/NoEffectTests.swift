// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableLint
import TableModel
import TableSpec
import TestSupport
import Testing

/// A setting that changes no picture has a finding, and one that changes a picture has none.
struct NoEffectTests {
  /// A section in which each row has another position, and one with a single row.
  private static func table(_ style: TableStyle, _ cells: [CellStyle]) -> Table {
    // Two lines' worth.
    let text = String(repeating: "long ", count: 14)
    func row(_ index: Int) -> Row {
      let cell = cells[index % cells.count]
      return Row(
        title: text, detail: text, cellStyle: cell,
        image: index.isMultiple(of: 2) ? RowImage(symbol: "wifi") : nil, accessory: Accessory.allCases[index],
        badge: index == 1 ? "3" : nil)
    }
    var table = Table(
      info: Table.Info(style: style),
      sections: [
        Section(info: Section.Info(header: "Header"), rows: (0..<4).map(row)), Section(rows: [row(4)]),
      ])
    table.info.look[.separatorStyle] = .singleLine
    table.info.look[.separatorLeft] = .points(20)
    table.info.look[.cornerRadius] = style == .plain ? nil : 12
    return table
  }

  private static func unused(_ layout: LaidOutTable) -> Set<Setting> {
    let rows = layout.table.sections.indices.flatMap { layout.laidOutRows(inSection: $0) }
    return Set(layout.unusedSettings(rows).filter { $0.part == nil }.map(\.setting))
  }

  /// A table to set settings in, and its picture.
  private struct Base {
    let table: Table
    let picture: [DisplayItem]

    init(_ table: Table) {
      self.table = table
      picture = LaidOutTable(table).displayList().items
    }
  }

  /// Sets two samples of a setting, and compares what changes with what is found.
  ///
  /// - Parameter mayBeHidden: whether the samples may change nothing although the setting is used: they are too small,
  ///   or equal the default.
  private func check(_ setting: Setting, _ samples: [ValueTree], in base: Base, mayBeHidden: Bool) {
    var unchanged: [LaidOutTable] = []
    for sample in samples {
      var table = base.table
      setting.set(sample, in: &table)
      let layout = LaidOutTable(table)
      guard layout.displayList().items != base.picture else {
        unchanged.append(layout)
        continue
      }
      // The outline of a square corner has a curve, too.
      if !setting.key.hasSuffix("ornerCurve") {
        #expect(
          !Self.unused(layout).contains(setting), "\(setting.key) of \(setting.level.words) has an effect")
      }
    }
    guard unchanged.count == samples.count, !mayBeHidden else { return }
    #expect(
      Self.unused(unchanged[0]).contains(setting), "\(setting.key) of \(setting.level.words) has no effect")
  }

  /// Their samples change too little, or equal the values of these tables.
  private static let subtle: Set<String> = [
    "minimumRowHeight", "masksToBounds", "cellContent", "separator.model",
    "separator.style", "separator.length",
    "corners.topLeft",
    "corners.topRight", "corners.bottomLeft", "corners.bottomRight",
  ]

  @Test(arguments: TableStyle.allCases, CellStyle.allCases)
  func `each setting of a row without an effect is found`(style: TableStyle, cell: CellStyle) throws {
    let base = Base(Self.table(style, [cell]))
    let paths = [Table.IndexPath(row: 0, section: 0), .init(row: 1, section: 0), .init(row: 0, section: 1)]
    // Each row is tried with each style, and with most cell styles.
    let first =
      (TableStyle.allCases.firstIndex(of: style) ?? 0) + (CellStyle.allCases.firstIndex(of: cell) ?? 0)
    for path in TestCount.some(paths, step: 3, from: first) {
      for field in Look.settings.fields where Look.settings[field.name]?.isOfSections == false {
        check(
          Setting(field, of: .row(path)), field.samples, in: base,
          mayBeHidden: Self.subtle.contains(field.name))
      }
      // Swipe actions of a row that isn't swiped are only in code.
      let actions = ["leadingSwipeActions", "trailingSwipeActions"]
      for field in Row.settings.fields
      where field.isDrawn && field.name != "cellStyle" && !actions.contains(field.name) {
        check(Setting(field, of: .row(path)), field.samples, in: base, mayBeHidden: false)
      }
    }
  }

  @Test(arguments: TableStyle.allCases)
  func `each look of a table without an effect is found`(style: TableStyle) {
    for (index, cells) in [CellStyle.allCases, [.default], [.status]].enumerated() {
      let base = Base(Self.table(style, cells))
      for level in TestCount.some([LookLevel.table, .section(0), .section(1)], step: 3, from: index) {
        for field in Look.settings.fields {
          check(
            Setting(field, of: level), field.samples, in: base, mayBeHidden: Self.subtle.contains(field.name))
        }
      }
    }
  }

  @Test(arguments: [
    (
      "sections: [{rows: [{title: A, cellStyle: status, accessory: checkmark, imageSize: [9, 9], image: wifi}]}]",
      ["warning row 0.0 accessory", "warning row 0.0 imageSize"]
    ),
    ("sections: [{rows: [{title: A, detail: B, cellStyle: default}]}]", ["warning row 0.0 detail"]),
    ("sections: [{rows: [{title: A, detail: B}]}]", []),
    ("sections: [{rows: [{title: A, value: '1'}, {title: B, value: '2'}]}]", ["warning table value"]),
    (
      "separator: {style: none, color: systemRed}\nsections: [{rows: [A, B]}]", ["note table separator.color"]
    ),
    (
      "badgeColor: systemRed\nfillerRowHeight: 9\nsections: [{rows: [A]}]",
      ["note table fillerRowHeight", "note table badgeColor"]
    ),
    ("badgeColor: systemRed\nsections: [{rows: [{title: A, badge: '1'}]}]", []),
    (
      "sections: [{indentationLevel: 1, rows: [{title: A, titleOrigin: [9, 9]}]}]",
      ["note section 0 indentationLevel"]
    ),
    (
      "indentationWidth: 20\nsections: [{rows: [A, {title: B, indentationLevel: 0}]}]",
      ["note table indentationWidth"]
    ),
    ("indentationWidth: 20\nsections: [{rows: [A, {title: B, indentationLevel: 1}]}]", []),
    (
      "contentInsets: {top: 9, leading: 9, trailing: 9}\nsections: [{rows: [{title: A, titleOrigin: [9, 9], rowHeight: 60}]}]",
      [
        "note table contentInsets.top", "note table contentInsets.leading",
        "note table contentInsets.trailing",
      ]
    ),
    ("navigation: {display: none, title: T}\nsections: [{rows: [A]}]", ["note table navigation.title"]),
  ])
  func `a setting without an effect is one finding`(spec: String, expected: [String]) throws {
    let table = try SpecDecoder(fileName: "t").decode(Array(spec.utf8))
    let found = Linter.findings(in: table, from: .note).filter { $0.rule == "NO-EFFECT" }
    #expect(found.map { "\($0.severity) \($0.placeName) \($0.setting?.key ?? "")" } == expected)
  }
}
