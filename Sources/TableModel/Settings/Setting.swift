// SPDX-License-Identifier: GPL-3.0-or-later

/// One thing that a person may have set somewhere in a table: a key of the spec at a place.
package struct Setting: Hashable, Sendable {
  /// What of a level it belongs to.
  private enum Owner: Hashable { case own, look }

  /// The spec's name for it, dotted within a mapping: `separator.left`.
  package let key: String
  /// Where it is.
  package private(set) var level: LookLevel
  private let owner: Owner

  private init(_ key: String, _ owner: Owner, _ level: LookLevel) {
    self.key = key
    self.owner = owner
    self.level = level
  }

  /// - Precondition: the path is one of ``Table/Info/settings``.
  package static func table(_ path: PartialKeyPath<Table.Info>) -> Setting {
    Setting(declared(path, in: Table.Info.settings), .own, .table)
  }

  /// - Precondition: the path is one of ``Section/Info/settings``.
  package static func section(_ path: PartialKeyPath<Section.Info>, at index: Int) -> Setting {
    Setting(declared(path, in: Section.Info.settings), .own, .section(index))
  }

  /// - Precondition: the path is one of ``Row/settings``.
  package static func row(_ path: PartialKeyPath<Row>, at place: Table.IndexPath) -> Setting {
    Setting(declared(path, in: Row.settings), .own, .row(place))
  }

  /// - Precondition: the path is one of ``Look/settings``.
  package static func look(_ path: PartialKeyPath<Look>, of level: LookLevel) -> Setting {
    Setting(declared(path, in: Look.settings), .look, level)
  }

  private static func declared<Root>(_ path: PartialKeyPath<Root>, in list: SettingList<Root>) -> String {
    guard let field = list[path] else {
      preconditionFailure("\(path) is not declared as a setting of \(Root.self)")
    }
    return field.name
  }

  /// Which of a place and what it inherits from sets a look, the nearest first: a row, its section, the table. `nil`
  /// where it is the style's.
  ///
  /// - Precondition: the path is one of ``Look/settings``.
  package static func level(of path: PartialKeyPath<Look>, from start: LookLevel, in table: Table)
    -> LookLevel?
  {
    guard let field = Look.settings[path] else {
      preconditionFailure("\(path) is not declared as a setting of a look")
    }
    var next: LookLevel? = start
    while let level = next {
      let look = table.ownLook(of: level)
      if !look.isEmpty, field.isSet(in: look) { return level }
      next = level.outer
    }
    return nil
  }

  /// The same setting of another section or row.
  package func moved(to level: LookLevel) -> Setting {
    var result = self
    result.level = level
    return result
  }

  /// Its value; `nil` where it is not set.
  package func value(in table: Table) -> SettingValue? {
    switch level {
    case .table: value(in: table.info)
    case .section(let index):
      table.sections.indices.contains(index) ? value(in: table.sections[index].info) : nil
    case .row(let path): table.contains(path) ? value(in: table[path]) : nil
    }
  }

  /// For settings of the table.
  package func value(in info: Table.Info) -> SettingValue? { value(info, Table.Info.settings, info.look) }

  /// For settings of a section.
  package func value(in info: Section.Info) -> SettingValue? { value(info, Section.Info.settings, info.look) }

  /// For settings of a row.
  package func value(in row: Row) -> SettingValue? { value(row, Row.settings, row.look) }

  private func value<Root>(_ root: Root, _ list: SettingList<Root>, _ look: Look) -> SettingValue? {
    switch owner {
    case .own: list[key]?.value(in: root)
    case .look: Look.settings[key]?.value(in: look)
    }
  }
}
