// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The elements of a laid-out table from top to bottom, found without listing them all.
package struct ElementOrder {
  package let layout: LaidOutTable

  package init(layout: LaidOutTable) { self.layout = layout }

  /// The row, or the first element of the section; `nil` for the table, which has no single place.
  package func element(about level: LookLevel?) -> PageElement? {
    switch level {
    case .row(let path): .row(path)
    case .section(let section):
      [.header(section), .row(Table.IndexPath(row: 0, section: section)), .footer(section)].first(
        where: contains)
    case .table, nil: nil
    }
  }

  package var first: PageElement? { next(after: nil) }

  package func contains(_ element: PageElement) -> Bool {
    let info = layout.table.info
    return switch element {
    case .tableHeader: info.tableHeaderView != nil
    case .tableFooter: info.tableFooterView != nil
    case .header(let section): layout.rectForHeader(inSection: section).height > .zero
    case .footer(let section): layout.rectForFooter(inSection: section).height > .zero
    case .row(let path): layout.table.contains(path)
    case .surrounding(let surrounding): layout.tree(of: surrounding) != nil
    }
  }

  /// - Parameter point: in content coordinates.
  package func element(at point: Point) -> PageElement? {
    // Bars lie over the rows.
    if let found = layout.surrounding(at: point) { return .surrounding(found.surrounding) }
    // Titles first: a pinned title covers the rows.
    let nearby = layout.section(at: point.y).map { max(0, $0 - 1)..<min($0 + 2, layout.sections.count) }
    for section in nearby ?? 0..<0 {
      if layout.visibleRectForHeader(inSection: section).contains(point) { return .header(section) }
      if layout.visibleRectForFooter(inSection: section).contains(point) { return .footer(section) }
    }
    if let path = layout.indexPathForRow(at: point) { return .row(path) }
    return [PageElement.tableHeader, .tableFooter].first { frame(of: $0)?.contains(point) == true }
  }

  package func frame(of element: PageElement) -> Rect? {
    guard contains(element) else { return nil }
    switch element {
    case .tableHeader: return edge(layout.table.info.tableHeaderView?.height, at: .zero)
    case .tableFooter:
      let top = layout.sections.last?.bottom ?? layout.table.info.tableHeaderView?.height ?? .zero
      return edge(layout.table.info.tableFooterView?.height, at: top)
    case .header(let section): return layout.visibleRectForHeader(inSection: section)
    case .footer(let section): return layout.visibleRectForFooter(inSection: section)
    case .row(let path): return layout.rectForRow(at: path)
    case .surrounding(let surrounding): return layout.tree(of: surrounding)?.frame
    }
  }

  private func edge(_ height: Points?, at top: Points) -> Rect? {
    height.map { Rect(x: .zero, y: top, width: layout.contentSize.width, height: $0) }
  }

  package func next(after element: PageElement?) -> PageElement? { step(from: element, Self.successor) }

  package func previous(before element: PageElement) -> PageElement? { step(from: element, Self.predecessor) }

  /// Steps until an element exists.
  private func step(
    from element: PageElement?, _ neighbour: (LaidOutTable, PageElement?) -> PageElement?
  ) -> PageElement? {
    var candidate = neighbour(layout, element)
    while let found = candidate, !contains(found) { candidate = neighbour(layout, found) }
    return candidate
  }

  private static func successor(_ layout: LaidOutTable, _ element: PageElement?) -> PageElement? {
    func begin(_ section: Int) -> PageElement {
      layout.sections.indices.contains(section) ? .header(section) : .tableFooter
    }
    switch element {
    case nil: return .tableHeader
    case .tableHeader: return begin(0)
    case .header(let section):
      return .row(Table.IndexPath(row: 0, section: section)).orFooter(layout, section)
    case .row(let path):
      return .row(Table.IndexPath(row: path.row + 1, section: path.section)).orFooter(layout, path.section)
    case .footer(let section): return begin(section + 1)
    case .tableFooter: return Surrounding.allCases.first.map(PageElement.surrounding)
    case .surrounding(let surrounding):
      return Surrounding.allCases.drop { $0 != surrounding }.dropFirst().first.map(PageElement.surrounding)
    }
  }

  private static func predecessor(_ layout: LaidOutTable, _ element: PageElement?) -> PageElement? {
    func end(_ section: Int) -> PageElement { section >= 0 ? .footer(section) : .tableHeader }
    switch element {
    case nil, .tableHeader: return nil
    case .header(let section): return end(section - 1)
    case .row(let path):
      return path.row > 0
        ? .row(Table.IndexPath(row: path.row - 1, section: path.section)) : .header(path.section)
    case .footer(let section):
      let count = layout.table.numberOfRows(inSection: section)
      return count > 0 ? .row(Table.IndexPath(row: count - 1, section: section)) : .header(section)
    case .tableFooter: return end(layout.sections.count - 1)
    case .surrounding(let surrounding):
      return Surrounding.allCases.prefix { $0 != surrounding }.last.map(PageElement.surrounding)
        ?? .tableFooter
    }
  }
}

extension PageElement {
  /// This row if it exists, else the section's footer.
  fileprivate func orFooter(_ layout: LaidOutTable, _ section: Int) -> PageElement {
    if case .row(let path) = self, layout.table.contains(path) { return self }
    return .footer(section)
  }
}
