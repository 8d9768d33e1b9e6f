/// One thing that a person may have set somewhere in a table: a key of the spec at a place.
package enum Setting: Hashable, Sendable {
  case table(TableSetting)
  case section(SectionSetting, at: Int)
  case row(RowSetting, at: Table.IndexPath)
  case look(LookSetting, of: LookLevel)

  /// The spec's name for it, dotted within a mapping: `separator.left`.
  package var key: String {
    switch self {
    case .table(let setting): setting.key
    case .section(let setting, _): setting.rawValue
    case .row(let setting, _): setting.rawValue
    case .look(let setting, _): setting.rawValue
    }
  }

  /// Where it is.
  package var level: LookLevel {
    switch self {
    case .table: .table
    case .section(_, let index): .section(index)
    case .row(_, let path): .row(path)
    case .look(_, let level): level
    }
  }

  /// The same setting of another section or row.
  package func moved(to level: LookLevel) -> Setting {
    switch (self, level) {
    case (.section(let setting, _), .section(let index)): .section(setting, at: index)
    case (.row(let setting, _), .row(let path)): .row(setting, at: path)
    case (.look(let setting, _), _): .look(setting, of: level)
    default: self
    }
  }

  /// Its value; `nil` where it is not set.
  package func value(in table: Table) -> AnyHashable? {
    switch level {
    case .table: value(in: table.info)
    case .section(let index):
      table.sections.indices.contains(index) ? value(in: table.sections[index].info) : nil
    case .row(let path): table.contains(path) ? value(in: table[path]) : nil
    }
  }

  /// For settings of the table.
  package func value(in info: Table.Info) -> AnyHashable? {
    switch self {
    case .table(let setting): setting.value(in: info)
    case .look(let setting, .table): setting.value(in: info.look)
    case .section, .row, .look: nil
    }
  }

  /// For settings of a section.
  package func value(in info: Section.Info) -> AnyHashable? {
    switch self {
    case .section(let setting, _): setting.value(in: info)
    case .look(let setting, .section): setting.value(in: info.look)
    case .table, .row, .look: nil
    }
  }

  /// For settings of a row.
  package func value(in row: Row) -> AnyHashable? {
    switch self {
    case .row(let setting, _): setting.value(in: row)
    case .look(let setting, .row): setting.value(in: row.look)
    case .table, .section, .look: nil
    }
  }
}
