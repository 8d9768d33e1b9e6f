// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A key of a spec at a place in a table, whether it is set or not.
package struct Setting: Hashable, Sendable {
  /// Whether it belongs to the table, section or row itself or to its look.
  private enum Owner: Hashable { case own, look }

  /// Its name in specs, with a dot within a mapping: `separator.left`.
  package let key: String
  /// The table, section or row that it belongs to.
  package private(set) var level: LookLevel
  private let owner: Owner

  private init(_ key: String, _ owner: Owner, _ level: LookLevel) {
    self.key = key
    self.owner = owner
    self.level = level
  }

  /// The table's setting that is stored at `path`.
  ///
  /// - Precondition: the path is one of ``Table/Info/settings``.
  package static func table(_ path: PartialKeyPath<Table.Info>) -> Setting {
    Setting(declared(path, in: Table.Info.settings), .own, .table)
  }

  /// A section's setting that is stored at `path`.
  ///
  /// - Precondition: the path is one of ``Section/Info/settings``.
  package static func section(_ path: PartialKeyPath<Section.Info>, at index: Int) -> Setting {
    Setting(declared(path, in: Section.Info.settings), .own, .section(index))
  }

  /// A row's setting that is stored at `path`.
  ///
  /// - Precondition: the path is one of ``Row/settings``.
  package static func row(_ path: PartialKeyPath<Row>, at place: Table.IndexPath) -> Setting {
    Setting(declared(path, in: Row.settings), .own, .row(place))
  }

  /// A declared setting at a level.
  package init<Root: SettingOwner>(_ field: SettingField<Root>, of level: LookLevel) {
    self.init(field.name, Root.self == Look.self ? .look : .own, level)
  }

  /// A setting of the look at a level.
  package static func look(_ setting: AnyLookSetting, of level: LookLevel) -> Setting {
    Setting(setting.name, .look, level)
  }

  private static func declared<Root>(_ path: PartialKeyPath<Root>, in list: SettingList<Root>) -> String {
    guard let field = list[path] else {
      preconditionFailure("\(path) is not declared as a setting of \(Root.self)")
    }
    return field.name
  }

  /// The setting with a name in specs; `nil` if the level has none of that name.
  package init?(named key: String, at level: LookLevel) {
    let isOwn =
      switch level {
      case .table: Table.Info.settings[key] != nil
      case .section: Section.Info.settings[key] != nil
      case .row: Row.settings[key] != nil
      }
    if !isOwn {
      guard let setting = AnyLookSetting.named(key) else { return nil }
      if case .row = level, setting.isOfSections { return nil }
    }
    self.init(key, isOwn ? .own : .look, level)
  }

  /// The form of its values.
  package var shape: SettingShape? {
    guard owner == .own else { return Look.settings[key]?.shape }
    return switch level {
    case .table: Table.Info.settings[key]?.shape
    case .section: Section.Info.settings[key]?.shape
    case .row: Row.settings[key]?.shape
    }
  }

  /// Sets its value.
  ///
  /// - Returns: false if the table doesn't have the place or the value doesn't have the shape; nothing is set
  ///   then.
  @discardableResult
  package func set(_ value: ValueTree, in table: inout Table) -> Bool {
    switch level {
    case .table: return set(value, &table.info, Table.Info.settings, \.look)
    case .section(let index):
      guard table.sections.indices.contains(index) else { return false }
      return set(value, &table.sections[index].info, Section.Info.settings, \.look)
    case .row(let path):
      guard table.contains(path) else { return false }
      return set(value, &table[path], Row.settings, \.look)
    }
  }

  private func set<Root>(
    _ value: ValueTree, _ root: inout Root, _ list: SettingList<Root>, _ look: WritableKeyPath<Root, Look>
  ) -> Bool {
    switch owner {
    case .own: list[key]?.set(value, of: &root) ?? false
    case .look: Look.settings[key]?.set(value, of: &root[keyPath: look]) ?? false
    }
  }

  /// The same setting of another section or row.
  package func moved(to level: LookLevel) -> Setting {
    var result = self
    result.level = level
    return result
  }

  /// Its value; `nil` if it isn't set or its place doesn't exist.
  package func value(in table: Table) -> ValueTree? {
    switch level {
    case .table: value(in: table.info)
    case .section(let index):
      table.sections.indices.contains(index) ? value(in: table.sections[index].info) : nil
    case .row(let path): table.contains(path) ? value(in: table[path]) : nil
    }
  }

  /// Its value, if it is a setting of the table; `nil` if it isn't set.
  package func value(in info: Table.Info) -> ValueTree? { value(info, Table.Info.settings, info.look) }

  /// Its value, if it is a setting of a section; `nil` if it isn't set.
  package func value(in info: Section.Info) -> ValueTree? { value(info, Section.Info.settings, info.look) }

  /// Its value, if it is a setting of a row; `nil` if it isn't set.
  package func value(in row: Row) -> ValueTree? { value(row, Row.settings, row.look) }

  private func value<Root>(_ root: Root, _ list: SettingList<Root>, _ look: Look) -> ValueTree? {
    switch owner {
    case .own: list[key]?.value(in: root)
    case .look: Look.settings[key]?.value(in: look)
    }
  }
}
