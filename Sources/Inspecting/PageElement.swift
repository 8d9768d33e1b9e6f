// SPDX-License-Identifier: GPL-3.0-or-later

import TableLayout
import TableModel

/// A part of a table that the pointer can select.
package enum PageElement: Hashable, Sendable {
  case tableHeader
  case tableFooter
  case header(Int)
  case footer(Int)
  case row(Table.IndexPath)
  case surrounding(Surrounding)

  /// Parses `row-2.1`, `header-0` and the like.
  package init?(_ name: String) {
    switch name {
    case "tableHeader": self = .tableHeader
    case "tableFooter": self = .tableFooter
    default:
      if let surrounding = Surrounding(rawValue: name) {
        self = .surrounding(surrounding)
        return
      }
      let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      let numbers = parts[1].split(separator: ".", omittingEmptySubsequences: false).map(Self.number)
      switch (parts[0], numbers.count, numbers.first ?? nil, numbers.last ?? nil) {
      case ("header", 1, let section?, _): self = .header(section)
      case ("footer", 1, let section?, _): self = .footer(section)
      case ("row", 2, let section?, let row?): self = .row(Table.IndexPath(row: row, section: section))
      default: return nil
      }
    }
  }

  package var name: String {
    switch self {
    case .tableHeader, .tableFooter, .surrounding: kind
    case .header(let section), .footer(let section): "\(kind)-\(section)"
    case .row(let path): "\(kind)-\(path)"
    }
  }

  package var kind: String {
    switch self {
    case .tableHeader: "tableHeader"
    case .tableFooter: "tableFooter"
    case .header: "header"
    case .footer: "footer"
    case .row: "row"
    case .surrounding(let surrounding): surrounding.rawValue
    }
  }

  private static func number(_ text: Substring) -> Int? {
    guard text.utf8.count <= 9, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }
}
