// SPDX-License-Identifier: GPL-3.0-or-later

/// What a look is set on; each inherits from the one before.
package enum LookLevel: Hashable, Sendable {
  case table
  case section(Int)
  case row(Table.IndexPath)

  /// What it inherits from; `nil` for the table.
  package var outer: LookLevel? {
    switch self {
    case .table: nil
    case .section: .table
    case .row(let path): .section(path.section)
    }
  }

  /// The section that it is, or is in.
  package var section: Int? {
    switch self {
    case .table: nil
    case .section(let index): index
    case .row(let path): path.section
    }
  }

  /// As messages name it.
  package var words: String {
    switch self {
    case .table: "the table"
    case .section(let index): "section \(index)"
    case .row(let path): "row \(path)"
    }
  }
}

extension Table {
  /// The looks that decide at a level.
  package func look(at level: LookLevel) -> InheritedLook {
    switch level {
    case .table: InheritedLook(table: info.look)
    case .section(let index): look(ofSection: index)
    case .row(let path): look(ofRowAt: path)
    }
  }

  /// The nearest level that sets it, from one on; `nil` if the style and the profile decide.
  package func level(of setting: AnyLookSetting, from level: LookLevel) -> LookLevel? {
    look(at: level).source(of: setting)?.level(from: level)
  }
}
