// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Says for every setting what an exporter does with it: it is in the code, it is left with a reason, or a condition
/// decides. A test compares all of them with the code.
struct ExportRules: Sendable {
  /// The reason why a setting that is set at a place isn't in the code; `nil` if it is.
  typealias Condition = @Sendable (SettingPlace) -> String?

  /// Settings with one rule.
  struct Line: Sendable {
    let names: [String]
    /// `nil` for settings that are always in the code.
    let condition: Condition?

    /// - Parameter names: with blanks between them.
    static func written(_ names: String) -> Line { Line(names, nil) }

    static func left(_ reason: String, _ names: String) -> Line { Line(names) { _ in reason } }

    static func decided(_ names: String, _ condition: @escaping Condition) -> Line { Line(names, condition) }

    private init(_ names: String, _ condition: Condition?) {
      self.names = names.split(separator: " ").map(String.init)
      self.condition = condition
    }
  }

  /// The settings of one type that aren't always in the code.
  struct Part<Root: SettingOwner>: Sendable {
    /// All settings that have a rule.
    let names: [String]
    fileprivate let conditions: [(field: SettingField<Root>, condition: Condition)]

    init(_ lines: [Line]) {
      names = lines.flatMap(\.names)
      var conditions: [String: Condition] = [:]
      for line in lines { for name in line.names { conditions[name] = line.condition } }
      self.conditions = Root.settings.fields.compactMap { field in
        conditions[field.name].map { (field, $0) }
      }
    }

    /// The settings that are set and aren't in the code.
    func unexported(_ root: Root, at place: SettingPlace) -> [(setting: Setting, reason: String)] {
      conditions.compactMap { field, condition in
        guard field.isSet(in: root), let reason = condition(place) else { return nil }
        return (Setting(field, of: place.level), reason)
      }
    }
  }

  /// The values for regular widths. Code chooses between both where it can.
  static let regular = Line.decided("regular") { place in
    place.reason(
      "not all of its values can be chosen in code, which has those for the spec's device",
      if: place.content.conflicts.contains(place.level))
  }
  static let untestedRegular = Line.left(
    "the tests have the values for the width of the spec's device", "regular")

  let table: Part<Table.Info>
  let section: Part<Section.Info>
  let row: Part<Row>
  let look: Part<Look>
  /// Whether rows and sections need an id to do something.
  let needsIDs: Bool

  init(table: [Line], section: [Line], row: [Line], look: [Line], needsIDs: Bool) {
    self.table = Part(table)
    self.section = Part(section)
    self.row = Part(row)
    self.look = Part(look)
    self.needsIDs = needsIDs
  }
}

extension CodeFormat {
  var rules: ExportRules {
    switch self {
    case .uikit: .uikit
    case .swiftui: .swiftui
    case .xctest: .xctest
    }
  }
}

/// A place where a setting is set.
struct SettingPlace {
  let content: CodeContent
  let level: LookLevel
  /// The level's look.
  let look: ResolvedLook
  /// `nil` for the table and for sections.
  var row: CodeRow?

  var info: Table.Info { content.table.info }
  var environment: LayoutEnvironment { content.environment }
  var isTable: Bool { level == .table }

  /// The value that the level itself sets.
  func own<Value>(_ setting: LookSetting<Value>) -> Value? {
    switch level {
    case .table: info.look[setting]
    case .section(let index): content.sections[index].info.look[setting]
    case .row: row?.row.look[setting]
    }
  }

  /// The sections that the setting concerns: of the table all, of section 1 and of row 1.0 section 1.
  var sections: ArraySlice<CodeSection> {
    level.section.map { content.sections[$0...$0] } ?? content.sections[...]
  }

  /// The rows that the setting concerns: the row, or all rows of ``sections``.
  var rows: [CodeRow] { row.map { [$0] } ?? sections.flatMap(\.rows) }

  /// The reason if a condition holds.
  func reason(_ reason: String, if condition: Bool) -> String? { condition ? reason : nil }
}

extension UnexportedSetting {
  /// Every setting that is set and isn't in the code.
  static func all(of content: CodeContent, in format: CodeFormat) -> [UnexportedSetting] {
    let (rules, table) = (format.rules, content.table)
    var result: [UnexportedSetting] = []
    func add<Root>(_ part: ExportRules.Part<Root>, _ root: Root, _ place: SettingPlace) {
      for (setting, reason) in part.unexported(root, at: place) {
        result.append(UnexportedSetting(setting, reason, in: table))
      }
    }
    let place = SettingPlace(content: content, level: .table, look: content.environment.look)
    add(rules.table, table.info, place)
    if !table.info.look.isEmpty { add(rules.look, table.info.look, place) }
    for section in content.sections {
      let place = SettingPlace(content: content, level: .section(section.index), look: section.look)
      add(rules.section, section.info, place)
      if !section.info.look.isEmpty { add(rules.look, section.info.look, place) }
      if rules.needsIDs, section.name == nil, table.sections[section.index].isChoice {
        result.append(UnexportedSetting(.section(\.id, at: section.index), Self.needsID, in: table))
      }
      for row in section.rows {
        let place = SettingPlace(content: content, level: .row(row.path), look: row.look, row: row)
        add(rules.row, row.row, place)
        if !row.row.look.isEmpty { add(rules.look, row.row.look, place) }
        if rules.needsIDs, row.needsName {
          result.append(UnexportedSetting(.row(\.id, at: row.path), Self.needsID, in: table))
        }
      }
    }
    return result
  }

  /// The levels with values for regular widths that code for those widths doesn't have.
  static func regularLevels(of content: CodeContent, in format: CodeFormat) -> Set<LookLevel> {
    Set(
      all(of: content, in: format).lazy.filter { setting in
        let regular = content.source.regular(at: setting.setting.level)
        return Look.settings.fields.contains { $0.name == setting.setting.key && regular.sets($0) }
      }.map(\.setting.level))
  }

  private static let needsID = "code needs it to do something; it only shows the control"
}
