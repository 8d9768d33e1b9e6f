// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The kinds of levels that have settings.
package enum SettingLevel: String, CaseIterable, Sendable {
  case table, section, row

  fileprivate var names: [String] {
    switch self {
    case .table: Table.Info.settingNames
    case .section: Section.Info.settingNames
    case .row: Row.settingNames
    }
  }
}

extension LookLevel {
  package var kind: SettingLevel {
    switch self {
    case .table: .table
    case .section: .section
    case .row: .row
    }
  }
}

/// A table, a section or a row, without the elements in it: it has settings of its own and a look.
package protocol SettingHolder: KeyPathSettingOwner {
  static var level: SettingLevel { get }
  var look: Look { get set }
}

extension Table.Info: SettingHolder {
  package static let level = SettingLevel.table
}

extension Section.Info: SettingHolder {
  package static let level = SettingLevel.section
}

extension Row: SettingHolder {
  package static let level = SettingLevel.row
}

/// A key as specs and commands write it: a setting (`separator.left`), a group of settings (`separator`), or a part of a
/// setting's value (`shadow.radius`).
package struct SettingKey: Hashable, Sendable {
  private enum Form: Hashable {
    case setting
    case group
    /// A part of the setting with this name.
    case part(of: String)
  }

  /// The name in specs, with a dot within a mapping.
  package let name: String
  package let level: SettingLevel
  private let form: Form

  private init(_ name: String, _ level: SettingLevel, _ form: Form) {
    self.name = name
    self.level = level
    self.form = form
  }

  /// The key with a name; `nil` if the level has none of that name.
  package init?(_ name: String, of level: SettingLevel) {
    guard let key = Self.all(of: level).first(where: { $0.name == name }) else { return nil }
    self = key
  }

  /// All keys of a level in the order of specs: a group before its members, a setting before the parts of its value.
  package static func all(of level: SettingLevel) -> [SettingKey] { tables[level] ?? [] }

  /// The levels that have a key, the outermost first.
  package static func levels(of name: String) -> [SettingLevel] {
    SettingLevel.allCases.filter { SettingKey(name, of: $0) != nil }
  }

  private static let tables = Dictionary(
    uniqueKeysWithValues: SettingLevel.allCases.map { ($0, makeAll(of: $0)) })

  private static func makeAll(of level: SettingLevel) -> [SettingKey] {
    var result: [SettingKey] = []
    var groups: Set<Substring> = []
    for name in level.names {
      let group = name.prefix { $0 != "." }
      if group.count < name.count, groups.insert(group).inserted {
        result.append(SettingKey(String(group), level, .group))
      }
      let key = SettingKey(name, level, .setting)
      result.append(key)
      result += (key.shape.record?.parts ?? []).map {
        SettingKey("\(name).\($0.name)", level, .part(of: name))
      }
    }
    return result
  }

  /// Whether it names several settings.
  package var isGroup: Bool { form == .group }

  /// The name behind the dot: `left` of `separator.left`.
  package var member: String { String(name.split(separator: ".").last ?? "") }

  /// The names of the settings that it reads and writes: the members of a group, else one.
  package var settings: [String] {
    switch form {
    case .setting: [name]
    case .group: level.names.filter { $0.hasPrefix(name + ".") }
    case .part(let whole): [whole]
    }
  }

  /// The form of its values.
  package var shape: SettingShape {
    switch form {
    case .setting: return declared(name)?.shape ?? .text
    case .part: return part?.shape ?? .text
    case .group:
      let record = SettingRecord(
        settings.compactMap { name in
          declared(name).map { .init(name: memberName(of: name), shape: $0.shape, meaning: $0.meaning) }
        })
      let short = shortMembers.first.flatMap(declared)
      return short.map { .short($0.shape, or: record) } ?? .record(record)
    }
  }

  /// One sentence for help and the reference.
  package var meaning: String {
    switch form {
    case .setting: declared(name)?.meaning ?? ""
    case .part: part?.meaning ?? ""
    case .group: SettingGroup.named(name)?.meaning ?? ""
    }
  }

  /// Whether its value can be removed, so that another one applies.
  package var isOptional: Bool { settings.allSatisfy { declared($0)?.isOptional ?? true } }

  /// The part that a value must have: `image.symbol` for `image` and `image.color`.
  package var required: String? {
    guard case .group = form else {
      let whole = settings[0]
      return declared(whole)?.shape.record?.required.map { "\(whole).\($0)" }
    }
    return nil
  }

  private func memberName(of setting: String) -> String { String(setting.dropFirst(name.count + 1)) }

  /// The settings that a single value sets: `separator.style` for `separator: none`.
  private var shortMembers: [String] { SettingGroup.named(name)?.short.map { "\(name).\($0)" } ?? [] }

  private var part: SettingRecord.Part? {
    guard case .part(let whole) = form else { return nil }
    return declared(whole)?.shape.record?.parts.first { $0.name == member }
  }

  private func declared(_ name: String) -> (shape: SettingShape, meaning: String, isOptional: Bool)? {
    switch level {
    case .table: Table.Info.declared(name)
    case .section: Section.Info.declared(name)
    case .row: Row.declared(name)
    }
  }

  // MARK: - Values

  /// Its value as specs write it; `nil` if nothing is set here.
  package func value<Holder: SettingHolder>(in holder: Holder) -> ValueTree? {
    switch form {
    case .setting: return holder.value(of: name)
    case .part(let whole): return holder.value(of: whole)?.parts(shape: declared(whole)?.shape)[member]
    case .group:
      let members = settings.compactMap { name in
        holder.value(of: name).map { ValueTree.Member(name: memberName(of: name), value: $0) }
      }
      guard let first = members.first else { return nil }
      let isShort =
        members.map { "\(name).\($0.name)" } == shortMembers && members.allSatisfy { $0.value == first.value }
      return isShort ? first.value : .record(members)
    }
  }

  /// Sets its value. A mapping sets the members of a group that it names, a single value those of the group's short form;
  /// both keep the others. A part keeps the other parts.
  ///
  /// - Returns: whether the value has the key's shape and the ``required`` part is set.
  @discardableResult
  package func set<Holder: SettingHolder>(_ value: ValueTree, of holder: inout Holder) -> Bool {
    switch form {
    case .setting: return holder.set(value, of: name)
    case .part(let whole):
      let shape = declared(whole)?.shape
      var parts = holder.value(of: whole)?.parts(shape: shape) ?? []
      parts[member] = value
      guard shape?.record?.required.map({ parts[$0] != nil }) ?? true else { return false }
      return holder.set(.record(parts), of: whole)
    case .group:
      guard case .record(let members) = value else {
        return !shortMembers.isEmpty && shortMembers.allSatisfy { holder.set(value, of: $0) }
      }
      return members.allSatisfy { holder.set($0.value, of: "\(name).\($0.name)") }
    }
  }

  /// Removes its value; a setting that always has a value gets the standard one.
  package func unset<Holder: SettingHolder>(in holder: inout Holder) {
    guard case .part(let whole) = form else {
      for name in settings { holder.unset(name) }
      return
    }
    let shape = declared(whole)?.shape
    guard var parts = holder.value(of: whole)?.parts(shape: shape), parts[member] != nil else { return }
    parts[member] = nil
    // A value without its required part is none.
    let isWhole = !parts.isEmpty && shape?.record?.required.map { parts[$0] != nil } ?? true
    if !isWhole || !holder.set(.record(parts), of: whole) { holder.unset(whole) }
  }

  /// Its value at a place of this key's level; `nil` if nothing is set there, or the table doesn't have the place.
  package func value(in table: Table, at place: LookLevel) -> ValueTree? {
    switch place {
    case .table: value(in: table.info)
    case .section(let index):
      table.sections.indices.contains(index) ? value(in: table.sections[index].info) : nil
    case .row(let path): table.contains(path) ? value(in: table[path]) : nil
    }
  }
}

extension SettingHolder {
  /// All of its settings and those of its look, in the order in which specs have them.
  fileprivate static var settingNames: [String] {
    settings.fields.map(\.name) + AnyLookSetting.all.filter { level != .row || !$0.isOfSections }.map(\.name)
  }

  fileprivate static func declared(_ name: String) -> (
    shape: SettingShape, meaning: String, isOptional: Bool
  )? {
    settings[name].map { ($0.shape, $0.meaning, $0.isOptional) }
      ?? Look.settings[name].map { ($0.shape, $0.meaning, $0.isOptional) }
  }

  fileprivate func value(of name: String) -> ValueTree? {
    if let field = Self.settings[name] { field.value(in: self) } else { Look.settings[name]?.value(in: look) }
  }

  fileprivate mutating func set(_ value: ValueTree, of name: String) -> Bool {
    if let field = Self.settings[name] { return field.set(value, of: &self) }
    return Look.settings[name]?.set(value, of: &look) ?? false
  }

  fileprivate mutating func unset(_ name: String) {
    if let field = Self.settings[name] {
      field.unset(in: &self)
    } else {
      Look.settings[name]?.unset(in: &look)
    }
  }
}

extension ValueTree {
  /// The parts of a value of several parts; a single value is that of the part for which it is short.
  fileprivate func parts(shape: SettingShape?) -> [Member] {
    if case .record(let parts) = self { return parts }
    guard case .short(_, let record)? = shape, let name = record.required else { return [] }
    return [Member(name: name, value: self)]
  }
}

extension [ValueTree.Member] {
  fileprivate subscript(name: String) -> ValueTree? {
    get { first { $0.name == name }?.value }
    set {
      let index = firstIndex { $0.name == name } ?? count
      replaceSubrange(
        index..<Swift.min(index + 1, count), with: newValue.map { [.init(name: name, value: $0)] } ?? [])
    }
  }
}

extension SettingShape {
  /// The parts of its values, if they have several.
  package var record: SettingRecord? {
    switch self {
    case .record(let record), .short(_, let record): record
    case .word(_, let rest), .renamed(_, let rest): rest.record
    case .text, .identifier, .symbol, .number, .integer, .flag, .choice, .color, .pair, .names, .list,
      .either:
      nil
    }
  }
}
