// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
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
      // The list of settings is a comment, which ends with a blank line.
      let source = code.source
      let list = source.firstRange(of: "//\n// \(format == .xctest ? "Not tested" : "Not exported"):")?
        .lowerBound
      let rest = list.flatMap { source[$0...].firstRange(of: "\n\n") }
        .map { source.index(after: $0.lowerBound) }
      self.code =
        (list.map { String(source[..<$0]) } ?? "") + source[(rest ?? source.startIndex)...]
        + (code.controller?.text ?? "")
      left = Set(code.unexported.map(\.setting))
    }
  }

  /// Places of a table with their set settings.
  private static func settings(of table: Table) -> [Setting] {
    func set<Root: SettingOwner>(_ root: Root, _ level: LookLevel) -> [Setting] {
      Root.settings.fields.filter { $0.isDrawn && $0.isSet(in: root) && !$0.name.hasPrefix("metrics.") }
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

  /// Settings of which the code can have a part, or on which other lengths of the code depend.
  private static let ofParts: Set<String> = [
    "shadow", "detail", "host", "insetsContentViewsToSafeArea", "safeArea.top", "safeArea.left",
    "safeArea.bottom",
    "safeArea.right", "cornerCurve", "onlyRowCornerCurve", "cornerTechnique", "titleOrigin", "masksToBounds",
    "maskedCorners", "separator.reference", "rowSpacing",
    // A line beside a row makes its room higher.
    "separator.model",
    // A list has its own margins, but code repeats the layout's for rows on cards.
    "cellLayoutMarginsFollowReadableWidth",
    // The code's lengths are those of the text's size, and leading and trailing ones of left and right ones.
    "traits.direction", "traits.textSize",
  ]

  @Test(arguments: [CodeFormat.uikit, .swiftui])
  func `each setting that a picture shows is in the code or in the list`(format: CodeFormat) {
    var random = SeededGenerator(seed: 36)
    var tried: [String: Int] = [:]
    var lost: [String] = []
    var both: [String] = []
    for (name, table) in TestCount.some(ExportedSpecs.paired, step: 2) {
      guard let written = Written(table, format) else { continue }
      let picture = LaidOutTable(table).displayList().items
      // The settings that former tables tried least.
      let settings = Self.settings(of: table).shuffled(using: &random).sorted {
        tried[$0.key, default: 0] < tried[$1.key, default: 0]
      }
      for setting in settings.prefix(4) {
        tried[setting.key, default: 0] += 1
        let isLeft = written.left.contains(setting)
        let place = "\(setting.key), \(setting.level.words), \(name)"
        var unset = table
        setting.unset(in: &unset)
        if unset != table, isLeft, !Self.ofParts.contains(setting.key), let other = Written(unset, format),
          other.code != written.code
        {
          both.append(place)
        }
        guard !isLeft, LaidOutTable(unset).displayList().items != picture else { continue }
        let others = ([unset] + setting.variants(of: table)).lazy.map { Written($0, format) }
        // A value that the code has anyway is in no list, but others are.
        if !others.contains(where: { $0?.code != written.code || $0?.left != written.left }) {
          lost.append(place)
        }
      }
    }
    #expect(tried.count > TestCount.of(60, nightly: 100), "\(tried.count)")
    #expect(lost == [], "neither in the code nor in the list")
    #expect(both == [], "in the code and in the list")
  }

  @Test(arguments: [CodeFormat.uikit, .swiftui])
  func `each overridden constant is in the code or in the list`(format: CodeFormat) {
    var wrong: [String] = []
    for (index, (name, table)) in ExportedSpecs.examples.enumerated() where name != "settings.yaml" {
      guard let usual = Written(table, format) else { continue }
      for metric in TestCount.some(Metric.allCases, step: 3, from: index) {
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
  /// The table with other values of the setting.
  fileprivate func variants(of table: Table) -> [Table] {
    (specKey.declared.first?.samples ?? []).compactMap { value in
      var other = table
      return set(value, in: &other) && other != table ? other : nil
    }
  }
}
