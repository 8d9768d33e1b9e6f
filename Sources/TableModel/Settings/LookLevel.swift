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
  /// What a level sets itself.
  func ownLook(of level: LookLevel) -> Look {
    switch level {
    case .table: info.look
    case .section(let index): sections[index].info.look
    case .row(let path): self[path].look
    }
  }
}
