// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A table with its layout, with the names of UIKit's methods, in content coordinates (points, y down).
///
/// Creating one computes the heights of all rows: 0.4 ms for 1 000. The frames inside a cell are computed each time they are
/// read.
package struct LaidOutTable: Sendable {
  /// Without the rows and the footers of collapsed sections, which aren't shown, and with the looks of its width.
  package let table: Table
  package let environment: LayoutEnvironment
  package let sections: SectionExtents
  /// `UIScrollView.contentSize`: the exact sum, not an estimate.
  package let contentSize: Size

  package init(_ table: Table) {
    let table = table.withoutCollapsedRows.withRegularLooks
    self.table = table
    var environment = LayoutEnvironment(table.info, pictures: table.pictures)
    sections = SectionExtents(table, in: environment)
    if let target = ScrollTarget<Points>(table, sections) {
      environment = LayoutEnvironment(table.info, pictures: table.pictures, scrolledTo: target.offset)
    }
    self.environment = environment
    contentSize = Size(width: environment.width, height: sections.contentHeight)
  }

  /// The frame of a row's cell; zero if the row doesn't exist.
  package func rectForRow(at path: Table.IndexPath) -> Rect {
    row(at: path).map { directed($0.frame.rect) } ?? .zero
  }

  /// Header, rows and footer of a section; zero if the section doesn't exist.
  package func rect(forSection section: Int) -> Rect {
    guard sections.indices.contains(section) else { return .zero }
    return directed(span(of: section, y: sections[section].top, height: sections[section].height))
  }

  /// The frame of a section's header; zero if the section doesn't exist.
  package func rectForHeader(inSection section: Int) -> Rect { rect(of: .header, inSection: section) }

  /// The frame of a section's footer; zero if the section doesn't exist.
  package func rectForFooter(inSection section: Int) -> Rect { rect(of: .footer, inSection: section) }

  /// The frame of a section's header or footer; zero if the section doesn't exist.
  func rect(of kind: HeaderFooterKind, inSection section: Int) -> Rect {
    guard sections.indices.contains(section) else { return .zero }
    let view = sections[section].view(kind)
    return directed(span(of: section, y: view.top, height: view.height))
  }

  /// The row whose cell contains `point`; `nil` between rows.
  package func indexPathForRow(at point: Point) -> Table.IndexPath? {
    guard let section = section(at: point.y), let row = sections[section].row(at: point.y) else { return nil }
    let path = Table.IndexPath(row: row, section: section)
    return rectForRow(at: path).contains(point) ? path : nil
  }

  /// The section at `y`; `nil` outside of all sections.
  package func section(at y: Points) -> Int? {
    guard let section = sections.index(endingBelow: y), sections[section].top <= y else { return nil }
    return section
  }
}

extension LaidOutTable {
  /// A frame in the table's direction: right-to-left is the exact mirror image.
  package func directed(_ rect: Rect) -> Rect { environment.directed(rect) }

  /// The frame of a section's header or footer: as wide as the group, or as the table if the rows span it.
  func span(of section: Int, y: Points, height: Points) -> Rect {
    let look = environment.look(of: table.sections[section].info)
    let margins = RowMargins<Points>(look: look, position: .only, in: environment)
    guard !margins.areInsideCell else {
      return Rect(x: .zero, y: y, width: environment.width, height: height)
    }
    return Rect(x: margins.left, y: y, width: margins.contentWidth(in: environment), height: height)
  }
}
