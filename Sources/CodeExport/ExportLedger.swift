// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Records which settings of a table have become code.
///
/// An exporter reads the table only through the ledger, at the place where it writes the value's code. A setting that it
/// has read is exported; a setting that is set and wasn't read is ``unexported``. So a setting that no exporter knows is
/// listed without further code.
package final class ExportLedger {
  package let table: Table
  package let environment: LayoutEnvironment
  /// The reason for every other missing setting; `nil` uses the setting's own reason.
  var usualReason: String?
  private var exported: Set<Setting> = []
  private var left: [Setting: String] = [:]
  /// The looks that rows share, with the settings that make them.
  private var looks: [LookLevel: ResolvedLook] = [:]

  package init(_ table: Table, in environment: LayoutEnvironment) {
    self.table = table
    self.environment = environment
  }

  // MARK: - Reading, which is exporting

  package func read<Value>(_ path: KeyPath<Table.Info, Value>) -> Value {
    exported.insert(.table(path))
    return table.info[keyPath: path]
  }

  package func read<Value>(_ path: KeyPath<Section.Info, Value>, ofSection index: Int) -> Value {
    exported.insert(.section(path, at: index))
    return table.sections[index].info[keyPath: path]
  }

  package func read<Value>(_ path: KeyPath<Row, Value>, at place: Table.IndexPath) -> Value {
    exported.insert(.row(path, at: place))
    return table[place][keyPath: path]
  }

  /// A setting of a look, after inheritance and the style's defaults. It is exported at the level that sets it and at the
  /// levels that are hidden by that one.
  package func read<Value>(_ setting: LookSetting<Value>, of level: LookLevel) -> Value {
    use(setting, of: level)
    return look(of: level)[setting]
  }

  /// The same; `nil` if it isn't set.
  package func readGiven<Value>(_ setting: LookSetting<Value>, of level: LookLevel) -> Value? {
    use(setting, of: level)
    return look(of: level).given[setting]
  }

  /// A constant of the profile, or the table's override.
  package func read(_ metric: Metric) -> Points {
    use(metric)
    return environment.metric(metric)
  }

  // MARK: - Numbers that the layout made of settings

  /// Marks a constant as exported, because the code was computed from it.
  package func use(_ path: PartialKeyPath<Table.Info>) { exported.insert(.table(path)) }
  package func use(_ path: PartialKeyPath<Section.Info>, ofSection index: Int) {
    exported.insert(.section(path, at: index))
  }
  package func use(_ path: PartialKeyPath<Row>, at place: Table.IndexPath) {
    exported.insert(.row(path, at: place))
  }

  package func use(_ path: AnyLookSetting, of level: LookLevel) {
    // The innermost level that sets it hides the outer ones.
    for level in sources(of: path, from: level) { exported.insert(.look(path, of: level)) }
  }

  func use(_ setting: Setting) { exported.insert(setting) }

  package func use(_ metrics: Metric...) {
    for metric in metrics where table.info.metrics[metric] != nil { use(\.metrics[metric]) }
  }

  /// A level's resolved look, for decisions; reading it doesn't count as exported.
  package func look(of level: LookLevel) -> ResolvedLook {
    if case .row(let path) = level, table[path].look.isEmpty { return look(of: .section(path.section)) }
    if let known = looks[level] { return known }
    let look = ResolvedLook(table.look(at: level), in: environment)
    looks[level] = look
    return look
  }

  // MARK: - What code cannot have

  /// Lists a setting with the reason, although it may be exported elsewhere. Does nothing if it isn't set.
  package func leave(_ path: PartialKeyPath<Table.Info>, _ reason: String) {
    leave(.table(path), reason)
  }
  package func leave(_ path: PartialKeyPath<Section.Info>, ofSection index: Int, _ reason: String) {
    leave(.section(path, at: index), reason)
  }
  package func leave(_ path: PartialKeyPath<Row>, at place: Table.IndexPath, _ reason: String) {
    leave(.row(path, at: place), reason)
  }

  /// The same for a setting that a level sets or inherits.
  package func leave(_ path: AnyLookSetting, of level: LookLevel, _ reason: String) {
    guard let source = sources(of: path, from: level).first else { return }
    leave(.look(path, of: source), reason)
  }

  private func leave(_ setting: Setting, _ reason: String) { left[setting] = reason }

  /// The levels that set it, the innermost first.
  private func sources(of path: AnyLookSetting, from level: LookLevel) -> [LookLevel] {
    var result: [LookLevel] = []
    var next = table.level(of: path, from: level)
    while let level = next {
      result.append(level)
      next = level.outer.flatMap { table.level(of: path, from: $0) }
    }
    return result
  }

  // MARK: - Constants

  /// Lists the overridden constants that aren't in the code: those without which the code would be the same.
  ///
  /// - Parameters:
  ///   - reason: the reason why code can't have them.
  ///   - code: the code of a table.
  func settleConstants(_ reason: String, _ code: (Table) -> String) {
    let metrics = table.info.metrics.filter { !exported.contains(.table(\.metrics[$0.key])) }
    let flags = table.info.flags
    guard !metrics.isEmpty || !flags.isEmpty else { return }
    let sample = table.sample
    let written = code(sample)
    func settle(_ path: PartialKeyPath<Table.Info>, isOverride: Bool, _ remove: (inout Table.Info) -> Void) {
      var other = sample
      remove(&other.info)
      // An override with the profile's own value needs no code.
      if isOverride, code(other) == written { leave(path, reason) } else { use(path) }
    }
    var profile = table.info
    profile.metrics = [:]
    profile.flags = [:]
    let standards = LayoutEnvironment(profile)
    for (metric, value) in metrics {
      settle(\.metrics[metric], isOverride: standards.metric(metric) != value) { $0.metrics[metric] = nil }
    }
    for (flag, value) in flags {
      settle(\.flags[flag], isOverride: standards.flag(flag) != value) { $0.flags[flag] = nil }
    }
  }

  // MARK: - The account

  /// Every setting that is set and not exported. Settings without an effect on the table, such as ids, don't count.
  package var unexported: [UnexportedSetting] {
    var result: [UnexportedSetting] = []
    func add(_ setting: Setting) {
      if let reason = left[setting] {
        result.append(UnexportedSetting(setting, reason, in: table))
      } else if !exported.contains(setting) {
        let reason = usualReason ?? UnexportedSetting.usualReason(setting, in: table)
        result.append(UnexportedSetting(setting, reason, in: table))
      }
    }
    func add<Root: SettingOwner>(_ root: Root, of level: LookLevel) {
      for field in Root.settings.fields where !field.isNote && field.isSet(in: root) {
        add(Setting(field, of: level))
      }
    }
    func add(_ look: Look, of level: LookLevel) {
      guard !look.isEmpty else { return }
      for setting in AnyLookSetting.all where look.sets(setting) { add(.look(setting, of: level)) }
    }
    add(table.info, of: .table)
    add(table.info.look, of: .table)
    for (index, section) in table.sections.enumerated() {
      add(section.info, of: .section(index))
      add(section.info.look, of: .section(index))
      for (number, row) in section.rows.enumerated() {
        guard WorkProgress.advance() else { return result }
        let path = Table.IndexPath(row: number, section: index)
        add(row, of: .row(path))
        add(row.look, of: .row(path))
      }
    }
    return result
  }
}

extension Table {
  /// A smaller table with the same parts of code. Of each section it has the first two rows, the last one, and the first
  /// of the rows that differ only in their texts.
  fileprivate var sample: Table {
    let sections = sections.map { section in
      var kinds: Set<Row> = []
      let rows = section.rows.enumerated().filter { number, row in
        kinds.insert(row.withoutTexts).inserted || number < 2 || number == section.rows.count - 1
      }
      return Section(info: section.info, rows: rows.map(\.element))
    }
    return Table(info: info, sections: sections)
  }
}

extension Row {
  fileprivate var withoutTexts: Row {
    var result = self
    result.id = nil
    result.title = ""
    if detail != nil { result.detail = "" }
    if badge != nil { result.badge = "" }
    if status.date != nil { result.status.date = "" }
    if status.value != nil { result.status.value = "" }
    return result
  }
}

/// A setting that is set, but not exported.
package struct UnexportedSetting: Hashable, Sendable {
  package let setting: Setting
  /// `row 0.2 (wifi)`.
  package let place: String
  /// The reason why code can't have it, if it is known.
  package let reason: String?

  init(_ setting: Setting, _ reason: String?, in table: Table) {
    self.setting = setting
    self.reason = reason
    let id: String?
    switch setting.level {
    case .table: id = nil
    case .section(let index): id = table.sections[index].info.id
    case .row(let path): id = table[path].id
    }
    place = VisibleText.line(setting.level.words + (id.map { " (\($0))" } ?? ""))
  }

  /// The reason of settings of the screen around a table view.
  static let pictureOnly = "only pictures can show it"
  var isOfPicture: Bool { reason == Self.pictureOnly }

  /// A line for each key and reason, with the first few places if there are many.
  package static func lines(_ all: [UnexportedSetting]) -> [String] {
    struct Kind: Hashable {
      let key: String
      let reason: String?
    }
    var order: [Kind] = []
    var places: [Kind: [String]] = [:]
    for one in all {
      let kind = Kind(key: one.setting.key, reason: one.reason)
      if places[kind] == nil { order.append(kind) }
      places[kind, default: []].append(one.place)
    }
    return order.map { kind in
      let all = places[kind] ?? []
      let named = all.prefix(3).joined(separator: ", ")
      let more = all.count > 3 ? " and \(all.count - 3) more" : ""
      return "\(named)\(more): \(kind.key)" + (kind.reason.map { " (\($0))" } ?? "")
    }
  }
}
