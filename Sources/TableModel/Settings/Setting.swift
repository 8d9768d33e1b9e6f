// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A key of a spec at a place in a table, whether it is set or not.
package struct Setting: Hashable, Sendable {
  /// The key at the place's level.
  package let specKey: SettingKey
  /// The table, section or row that it belongs to.
  package private(set) var level: LookLevel

  /// Its name in specs, with a dot within a mapping: `separator.left`.
  package var key: String { specKey.name }
  /// The form of its values.
  package var shape: SettingShape { specKey.shape }

  /// A declared setting at a level that has it.
  package init(_ setting: AnySetting, of level: LookLevel) {
    specKey = SettingKey(setting, of: level.kind)
    self.level = level
  }

  /// The key with a name in specs; `nil` if the level has none of that name.
  package init?(named key: String, at level: LookLevel) {
    guard let key = SettingKey(key, of: level.kind) else { return nil }
    specKey = key
    self.level = level
  }

  /// The same for a table's own elements: `trailing.0.color` of a row that has such an element, too.
  package init?(named key: String, at level: LookLevel, in table: Table) {
    if let setting = Setting(named: key, at: level) {
      self = setting
    } else {
      guard case .row(let path) = level, table.contains(path),
        let key = SettingKey(key, ofElementIn: table[path])
      else { return nil }
      specKey = key
      self.level = level
    }
  }

  /// The table's setting that is stored at `path`.
  ///
  /// - Precondition: the path is one of ``Table/Info/settings``.
  package static func table(_ path: PartialKeyPath<Table.Info>) -> Setting {
    Setting(Table.Info.settings[declared: path], of: .table)
  }

  /// A section's setting that is stored at `path`.
  ///
  /// - Precondition: the path is one of ``Section/Info/settings``.
  package static func section(_ path: PartialKeyPath<Section.Info>, at index: Int) -> Setting {
    Setting(Section.Info.settings[declared: path], of: .section(index))
  }

  /// A row's setting that is stored at `path`.
  ///
  /// - Precondition: the path is one of ``Row/settings``.
  package static func row(_ path: PartialKeyPath<Row>, at place: Table.IndexPath) -> Setting {
    Setting(Row.settings[declared: path], of: .row(place))
  }

  /// The same setting of another section or row.
  package func moved(to level: LookLevel) -> Setting {
    var result = self
    result.level = level
    return result
  }

  /// Its value; `nil` if it isn't set or its place doesn't exist.
  package func value(in table: Table) -> ValueTree? { specKey.value(in: table, at: level) }

  /// Sets its value.
  ///
  /// - Returns: false if the table doesn't have the place or the value doesn't have the shape; nothing is set then.
  @discardableResult
  package func set(_ value: ValueTree, in table: inout Table) -> Bool {
    switch level {
    case .table: return specKey.set(value, of: &table.info)
    case .section(let index):
      return table.sections.indices.contains(index) && specKey.set(value, of: &table.sections[index].info)
    case .row(let path): return table.contains(path) && specKey.set(value, of: &table[path])
    }
  }
}

extension Setting {
  /// Removes its value, if its place exists.
  package func unset(in table: inout Table) {
    switch level {
    case .table: specKey.unset(in: &table.info)
    case .section(let index):
      if table.sections.indices.contains(index) { specKey.unset(in: &table.sections[index].info) }
    case .row(let path): if table.contains(path) { specKey.unset(in: &table[path]) }
    }
  }

  /// Its value in the settings of its table, section or row; `nil` if it isn't set.
  package func value<Holder: SettingHolder>(in holder: Holder) -> ValueTree? { specKey.value(in: holder) }
}
