// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel
import TestSupport
import Testing

@testable import CodeExport

/// Every set setting is in the code or in the list of those that aren't.
struct ExportRulesTests {
  @Test(arguments: CodeFormat.allCases)
  func `each setting has one rule`(format: CodeFormat) {
    let rules = format.rules
    func check<Root>(_ part: ExportRules.Part<Root>, _ kind: String) {
      let declared = Set(Root.settings.fields.map(\.name))
      #expect(declared.subtracting(part.names).sorted() == [], "\(kind) settings without a rule")
      #expect(Set(part.names).subtracting(declared).sorted() == [], "no \(kind) settings")
      #expect(part.names.count == Set(part.names).count, "a \(kind) setting has two rules")
    }
    check(rules.table, "table")
    check(rules.section, "section")
    check(rules.row, "row")
    check(rules.look, "look")
  }

  /// The code without its list, and the settings of the list.
  private struct Written {
    let code: String
    let left: Set<Setting>

    init?(_ table: Table, _ format: CodeFormat) {
      guard let code = try? format.code(for: table, CodeOptions(name: "drawn.yaml")) else { return nil }
      // The list of settings is a comment above the first import.
      self.code =
        code.source.split(separator: "\n").filter { !$0.hasPrefix("// - ") && !$0.hasPrefix("//   ") }
        .joined(separator: "\n") + (code.controller?.text ?? "")
      left = Set(code.unexported.map(\.setting))
    }
  }

  /// Places of a table with their set settings.
  private static func settings(of table: Table) -> [Setting] {
    func set<Root: SettingOwner>(_ root: Root, _ level: LookLevel) -> [Setting] {
      Root.settings.fields.filter { !$0.isNote && $0.isSet(in: root) && !$0.name.hasPrefix("metrics.") }
        .map { Setting($0, of: level) }
    }
    var result = set(table.info, .table) + set(table.info.look, .table)
    for (index, section) in table.sections.enumerated() {
      result += set(section.info, .section(index)) + set(section.info.look, .section(index))
      for (number, row) in section.rows.enumerated() {
        let level = LookLevel.row(Table.IndexPath(row: number, section: index))
        result += set(row, level) + set(row.look, level)
      }
    }
    return result
  }

  /// Reasons that name a part of a setting; the rest of it is in the code.
  private static let ofParts: Set<String> = ["shadow"]

  /// The variants of a table without a setting, and with other values.
  private static func variants(_ setting: Setting, of table: Table) -> [Table] {
    let values = setting.samples
    return values.compactMap { value in
      var other = table
      return setting.set(value, in: &other) && other != table ? other : nil
    }
  }

  @Test(arguments: [CodeFormat.uikit, .swiftui])
  func `each set setting is in the code or in the list`(format: CodeFormat) {
    var random = SeededGenerator(seed: 36)
    var lost: [String: String] = [:]
    var both: [String: String] = [:]
    for (name, table) in ExportedSpecs.paired {
      guard let written = Written(table, format) else { continue }
      for setting in Self.settings(of: table).shuffled(using: &random).prefix(8) {
        let isInCode = Self.variants(setting, of: table).contains {
          Written($0, format).map { $0.code != written.code } ?? true
        }
        let isLeft = written.left.contains(setting)
        if !isInCode, !isLeft { lost[setting.key] = "\(name), \(setting.level.words)" }
        if isInCode, isLeft, !Self.ofParts.contains(setting.key) {
          both[setting.key] = "\(name), \(setting.level.words)"
        }
      }
    }
    #expect(lost.map { "\($0): \($1)" }.sorted() == [], "neither in the code nor in the list")
    #expect(both.map { "\($0): \($1)" }.sorted() == [], "in the code and in the list")
  }

  @Test(arguments: [CodeFormat.uikit, .swiftui])
  func `each overridden constant is in the code or in the list`(format: CodeFormat) {
    var wrong: [String] = []
    for (name, table) in ExportedSpecs.examples {
      guard let usual = Written(table, format) else { continue }
      for metric in Metric.allCases {
        var other = table
        other.info.metrics[metric] = LayoutEnvironment(table.info).metric(metric) + 3
        guard let written = Written(other, format) else { continue }
        let isLeft = written.left.contains(.table(\.metrics[metric]))
        if (written.code == usual.code) != isLeft { wrong.append("\(name): \(metric.rawValue) \(isLeft)") }
      }
    }
    #expect(wrong == [])
  }
}

extension Setting {
  /// Values of the setting that differ, as YAML trees.
  fileprivate var samples: [ValueTree] {
    func samples<Root: SettingOwner>(_ list: SettingList<Root>) -> [ValueTree]? { list[key]?.samples }
    let own: [ValueTree]? =
      switch level {
      case .table: samples(Table.Info.settings)
      case .section: samples(Section.Info.settings)
      case .row: samples(Row.settings)
      }
    return own ?? samples(Look.settings) ?? []
  }
}
