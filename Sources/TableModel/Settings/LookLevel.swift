// SPDX-License-Identifier: GPL-3.0-or-later

/// The table, a section or a row. Each has a look and inherits from the one before.
package enum LookLevel: Hashable, Sendable {
  case table
  case section(Int)
  case row(Table.IndexPath)

  /// The level that it inherits from; `nil` for the table.
  package var outer: LookLevel? {
    switch self {
    case .table: nil
    case .section: .table
    case .row(let path): .section(path.section)
    }
  }

  /// The section's index, of a row its section's: 1 for section 1 and for row 1.0. `nil` for the table.
  package var section: Int? {
    switch self {
    case .table: nil
    case .section(let index): index
    case .row(let path): path.section
    }
  }

  /// Its name in messages.
  package var words: String {
    switch self {
    case .table: "the table"
    case .section(let index): "section \(index)"
    case .row(let path): "row \(path)"
    }
  }
}

/// The kinds of levels that have settings, the outermost first.
package enum SettingLevel: String, CaseIterable, Comparable, Sendable {
  case table, section, row

  /// Whether `other` is inside.
  package static func < (one: Self, other: Self) -> Bool {
    one != other && (one == .table || other == .row)
  }

  /// The level that it names, seen from `place`. From row 1.0, these are the table, section 1 and row 1.0. `nil` for a
  /// section seen from the table.
  package func level(from place: LookLevel) -> LookLevel? {
    switch self {
    case .table: .table
    case .section: place.section.map(LookLevel.section)
    case .row: place
    }
  }

  /// The setting of the level, or of its look, with a name; `nil` if it has none.
  func setting(_ name: String) -> AnySetting? {
    let own: AnySetting? =
      switch self {
      case .table: Table.Info.settings[name]
      case .section: Section.Info.settings[name]
      case .row: Row.settings[name]
      }
    return own ?? Look.settings[name].flatMap { self == .row && $0.isOfSections ? nil : $0 }
  }

  /// All settings of the level and of its look, in the order in which specs have them.
  var settings: [AnySetting] {
    switch self {
    case .table: Table.Info.settings.fields + lookSettings
    case .section: Section.Info.settings.fields + lookSettings
    case .row: Row.settings.fields + lookSettings
    }
  }

  /// The settings of the level's look.
  var lookSettings: [AnySetting] {
    Look.settings.fields.filter { self != .row || !$0.isOfSections }
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

extension Table {
  /// The settings that a level itself sets.
  package func ownLook(of level: LookLevel) -> Look {
    switch level {
    case .table: info.look
    case .section(let index): sections[index].info.look
    case .row(let path): self[path].look
    }
  }

  /// The looks that apply at a level.
  package func look(at level: LookLevel) -> InheritedLook {
    switch level {
    case .table: InheritedLook(table: info.look)
    case .section(let index): look(ofSection: index)
    case .row(let path): look(ofRowAt: path)
    }
  }

  /// The innermost level that sets `setting`, from `level` outwards; `nil` if the style and the profile
  /// decide.
  package func level(of setting: AnyLookSetting, from level: LookLevel) -> LookLevel? {
    look(at: level).source(of: setting)?.level(from: level)
  }
}
