// SPDX-License-Identifier: GPL-3.0-or-later

import Inspecting
import PreviewRendering
import TableModel

// A pin follows its row: saves insert, move and delete rows, but the page names elements by their index
// paths.
extension PageElement {
  /// The current place of an element of an earlier table. Rows and sections are matched by id, and otherwise as merging matches
  /// them.
  ///
  /// - Returns: `nil` if the element was deleted.
  func moved(from old: Table, to new: Table) -> PageElement? {
    switch self {
    case .tableHeader, .tableFooter, .surrounding: self
    case .header(let section): Self.place(of: section, old, new).map(Self.header)
    case .footer(let section): Self.place(of: section, old, new).map(Self.footer)
    case .row(let place): Self.place(of: place, old, new).map(Self.row)
    }
  }

  private static func place(of section: Int, _ old: Table, _ new: Table) -> Int? {
    let difference = TableDifference(from: old, to: new)
    return new.sections.indices.first { difference.formerPlace(ofSection: $0) == section }
  }

  private static func place(of row: Table.IndexPath, _ old: Table, _ new: Table) -> Table.IndexPath? {
    let difference = TableDifference(from: old, to: new)
    for (section, rows) in new.sections.map(\.rows).enumerated() {
      for index in rows.indices {
        let place = Table.IndexPath(row: index, section: section)
        if difference.formerPlace(of: place) == row { return place }
      }
    }
    return nil
  }
}

extension PageModel {
  /// The target of a request in the table that is shown now. If the history no
  /// longer has the save that the request names, row 1.2 of that save is taken for row 1.2 of this table.
  ///
  /// - Returns: `nil` if the element was deleted.
  func target(
    of request: InspectionRequest, in path: String, _ good: GoodSpec
  ) -> Inspection.Target? {
    guard case .element(let element) = request.target, let since = request.since,
      since != history.id(good.save),
      let old = history.table(since, of: path)
    else { return request.target }
    return element.moved(from: old, to: good.table).map(Inspection.Target.element)
  }
}
