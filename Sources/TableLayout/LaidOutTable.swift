// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry
import TableModel

/// A table with its layout: answers in UIKit's words, in content coordinates (points, y down).
///
/// Making one computes the heights of all rows and nothing else; the frames inside a cell are worked out
/// when somebody asks for that row.
package struct LaidOutTable: Sendable {
  package let table: Table
  package let environment: LayoutEnvironment
  package let sections: [SectionExtent]
  /// `UIScrollView.contentSize`: the exact sum, never an estimate.
  package let contentSize: Size

  package init(_ table: Table) {
    self.table = table
    let environment = LayoutEnvironment(table.info)
    self.environment = environment
    let extents = SectionExtents(table, in: environment)
    sections = extents.sections
    contentSize = Size(width: environment.width, height: extents.contentHeight)
  }

  /// The frame of a row's cell; zero where there is no such row.
  package func rectForRow(at path: Table.IndexPath) -> Rect {
    guard let row = rowFrame(at: path) else { return .zero }
    return directed(row.frame)
  }

  /// Header, rows and footer of a section; zero where there is no such section.
  package func rect(forSection section: Int) -> Rect {
    guard sections.indices.contains(section) else { return .zero }
    return directed(span(of: section, y: sections[section].top, height: sections[section].height))
  }

  package func rectForHeader(inSection section: Int) -> Rect {
    guard sections.indices.contains(section) else { return .zero }
    return directed(
      span(of: section, y: sections[section].headerTop, height: sections[section].headerHeight))
  }

  package func rectForFooter(inSection section: Int) -> Rect {
    guard sections.indices.contains(section) else { return .zero }
    return directed(
      span(of: section, y: sections[section].footerTop, height: sections[section].footerHeight))
  }

  /// The row whose cell holds `point`; `nil` between the rows.
  package func indexPathForRow(at point: Point) -> Table.IndexPath? {
    guard let section = section(at: point.y), let row = sections[section].row(at: point.y) else { return nil }
    let path = Table.IndexPath(row: row, section: section)
    return rectForRow(at: path).contains(point) ? path : nil
  }

  /// The rows whose cells touch `rect`, in order.
  package func indexPathsForRows(in rect: Rect) -> [Table.IndexPath] {
    var result: [Table.IndexPath] = []
    for section in sections.indices
    where sections[section].top < rect.maxY && sections[section].bottom > rect.minY {
      for row in 0..<table.numberOfRows(inSection: section)
      where sections[section].rowTop(row) < rect.maxY
        && sections[section].rowTop(row) + sections[section].rowHeight(row) > rect.minY
      {
        result.append(Table.IndexPath(row: row, section: section))
      }
    }
    return result
  }

  /// The section whose extent holds `y`, by halving.
  package func section(at y: Points) -> Int? {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].bottom <= y { low = middle + 1 } else { high = middle }
    }
    return low < sections.count && sections[low].top <= y ? low : nil
  }
}

extension LaidOutTable {
  /// A row's whole layout, left to right.
  ///
  /// - Parameter shared: the look of a row of the section that sets nothing itself, where many are asked for.
  func rowFrame(at path: Table.IndexPath, shared: EffectiveLook? = nil) -> RowFrame? {
    guard table.contains(path) else { return nil }
    let row = table[path]
    let look =
      row.look.isEmpty
      ? shared ?? EffectiveLook(table.look(ofSection: path.section), in: environment)
      : EffectiveLook(table.look(ofRowAt: path), in: environment)
    return RowFrame(
      layout: RowLayout(
        row, at: path, count: table.numberOfRows(inSection: path.section), look: look,
        extent: sections[path.section], environment: environment))
  }

  /// A frame turned to the table's direction: right-to-left is the exact mirror.
  func directed(_ rect: Rect) -> Rect {
    environment.isRightToLeft ? rect.mirrored(in: environment.width) : rect
  }

  /// The width that a section's header and footer take: the group's, or the table's where rows span it.
  func span(of section: Int, y: Points, height: Points) -> Rect {
    let look = EffectiveLook(table.look(ofSection: section), in: environment)
    let margins = RowMargins<Points>(look: look, position: .only, style: environment.style)
    guard !margins.areInsideCell else {
      return Rect(x: .zero, y: y, width: environment.width, height: height)
    }
    return Rect(x: margins.left, y: y, width: margins.contentWidth(in: environment), height: height)
  }
}
