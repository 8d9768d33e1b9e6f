// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import TableModel
import TestSupport
import Testing

/// No setting is dropped silently: each one, at each level, changes the code or is listed as not exported.
struct ScreenTests {
  /// Sets the requirements of other settings: a radius for curves and corners, a badge for its colour.
  private static let rich: Table = {
    var table = Table(info: Table.Info(title: "Rich"))
    var row = Row(
      title: "Title", detail: "Detail", cellStyle: .subtitle, image: RowImage(symbol: "star"),
      accessory: .disclosureIndicator, badge: "1")
    row.id = "rich"
    table.sections = [
      Section(info: Section.Info(header: "Header", footer: "Footer"), rows: [row, row, Row(title: "Last")]),
      Section(rows: [Row(title: "Only")]),
    ]
    return table
  }()

  /// The same with corners, cards and inline lines.
  private static let cards: Table = {
    var table = rich
    table.info.look[.cornerRadius] = 12
    table.info.look[.separatorThickness] = 2
    table.info.look[.shadow] = Shadow(color: .semantic(.black), radius: 3, opacity: 500, offset: .zero)
    table.info.look[.border] = Border(color: .semantic(.systemRed), width: 1)
    table.sections[0].rows[1].cellStyle = .status
    return table
  }()

  /// A table with one setting at two values, and the setting's description.
  private struct Flip {
    let words: String
    let setting: Setting
    let one: Table
    let other: Table
  }

  private static func flips(of table: Table) -> [Flip] {
    func flips<Root: SettingOwner>(_ root: WritableKeyPath<Table, Root>, _ level: LookLevel) -> [Flip] {
      Root.settings.fields.filter { !$0.isNote }.compactMap { field in
        var (one, other) = (table, table)
        guard field.set(field.samples[0], of: &one[keyPath: root]),
          field.set(field.samples[1], of: &other[keyPath: root])
        else { return nil }
        return Flip(
          words: "\(level.words) \(field.name)", setting: Setting(field, of: level), one: one, other: other)
      }
    }
    let row = LookLevel.row(Table.IndexPath(row: 1, section: 0))
    return flips(\.info, .table) + flips(\.info.look, .table) + flips(\.sections[0].info, .section(0))
      + flips(\.sections[0].info.look, .section(0)) + flips(\.sections[0].rows[1], row)
      + flips(\.sections[0].rows[1].look, row)
  }

  /// A way to export a table.
  struct Way: Sendable, CustomTestStringConvertible {
    let format: CodeFormat
    var technique: ExportTechnique?
    let hasCards: Bool

    var testDescription: String {
      "\(format.rawValue) \(technique?.rawValue ?? "own") of the \(hasCards ? "cards" : "rich") table"
    }

    /// An article's technique changes only how corners are rounded; the nightly run tests all of them.
    static let all =
      CodeFormat.allCases.flatMap { format in
        [false, true].map { Way(format: format, hasCards: $0) }
      }
      + (TestCount.isNightly ? ExportTechnique.allCases : []).map {
        Way(format: .uikit, technique: $0, hasCards: true)
      }
  }

  @Test(arguments: Way.all)
  func `each setting at each level changes the code or is listed with a reason`(way: Way) {
    let options = CodeOptions(technique: way.technique)
    for flip in Self.flips(of: way.hasCards ? Self.cards : Self.rich) {
      // The profile's numbers are exported in the same way for both tables.
      if way.hasCards, flip.setting.key.hasPrefix("metrics.") { continue }
      let one = way.format.code(for: flip.one, options)
      let listed = one.unexported.filter { $0.setting == flip.setting }
      if way.technique == nil || way.technique == .bezierMask {
        #expect(listed.allSatisfy { $0.reason != nil }, "\(way.testDescription): \(flip.words)")
      }
      if !listed.isEmpty { continue }
      let other = way.format.code(for: flip.other, options)
      let isListed = other.unexported.contains { $0.setting == flip.setting }
      #expect(one.source != other.source || isListed, "\(way.testDescription) drops \(flip.words) in silence")
    }
  }

  @Test func `a separator inset that is in the code of a table without rows is not listed`() {
    var table = Table(info: Table.Info(title: "Empty"), sections: [Section(info: Section.Info(header: "A"))])
    table.info.look[.separatorLeft] = .points(20)
    table.info.look[.separatorColor] = .semantic(.systemRed)
    let code = CodeFormat.uikit.code(for: table)
    #expect(code.source.contains("left: 20,"))
    #expect(code.unexported.map(\.setting.key) == ["separator.color"])
  }

  /// Each was listed with a reason that isn't so: rows have rounded corners, lines and details, but the section
  /// overrides the table's value.
  @Test func `a value that a listed one overrides is not listed itself`() {
    var table = Self.cards
    func set<Value>(_ setting: LookSetting<Value>, _ outer: Value, _ inner: Value) {
      table.info.look[setting] = outer
      for section in table.sections.indices { table.sections[section].info.look[setting] = inner }
    }
    set(.cornerClamping, .uiKit, .css)
    set(.separatorModel, .overlay, .inline)
    set(.topRightRadius, 1, 2)
    set(.cornerCurve, .circular, .bezierPath)
    let code = CodeFormat.uikit.code(for: table)
    let listed = Set(code.unexported.map(\.setting))
    let settings: [AnyLookSetting] = [.cornerClamping, .separatorModel, .cornerCurve]
    for setting in settings {
      #expect(listed.contains(.look(setting, of: .section(0))), "\(setting.name)")
      #expect(!listed.contains(.look(setting, of: .table)), "\(setting.name)")
    }
  }

  @Test func `of two values that equally many rows have, the table view gets the first`() {
    let colors: [SemanticColor] = [
      .systemRed, .systemBlue, .systemGreen, .systemOrange, .systemPink, .systemTeal,
    ]
    for first in colors {
      for second in colors where second != first {
        let sections = [first, second].map { color in
          var section = Section(rows: [Row(title: "A")])
          section.info.look[.separatorColor] = .semantic(color)
          return section
        }
        let code = CodeFormat.uikit.code(for: Table(sections: sections))
        #expect(code.source.contains("tableView.separatorColor = .\(first.rawValue)"), "\(first), \(second)")
      }
    }
  }

  @Test func `the listed settings are in the file's head`() {
    var table = Self.rich
    table.info.screen.statusBar = true
    table.sections[0].info.id = "a\u{202E}b\nc"
    table.sections[0].info.look[.cornerClamping] = .css
    let code = CodeFormat.uikit.code(for: table)
    #expect(code.unexportedLines.contains { $0.hasPrefix("the table: screen.statusBar") })
    let head = code.source.components(upTo: "import UIKit")
    for line in code.unexportedLines {
      #expect(head.contains(String(line.prefix(20))))
    }
    #expect(!code.source.unicodeScalars.contains("\u{202E}"))
  }
}

extension String {
  fileprivate func components(upTo mark: String) -> Substring {
    firstRange(of: mark).map { self[..<$0.lowerBound] } ?? self[...]
  }
}
