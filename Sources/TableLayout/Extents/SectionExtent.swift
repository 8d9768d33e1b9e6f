// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// A row's position in its section: it decides corners, separators and margins.
package enum RowPosition: String, Hashable, Sendable, CaseIterable {
  case first
  case middle
  case last
  case only

  package init(row: Int, count: Int) { self.init(isFirst: row == 0, isLast: row == count - 1) }

  init(isFirst: Bool, isLast: Bool) {
    self = isFirst ? (isLast ? .only : .first) : isLast ? .last : .middle
  }

  package var isFirst: Bool { self == .first || self == .only }
  package var isLast: Bool { self == .last || self == .only }
}

/// The heights and vertical places of one section in points, as a layout keeps them.
package typealias SectionExtent = SectionSum<Points>

/// The heights and vertical places of one section, in points, without frames.
package struct SectionSum<N: Measure> {
  /// Points from the top of the content to the top of the section.
  package internal(set) var top: N
  /// Points above the whole section. Default: 0.
  package var insetTop: N = .zero
  /// Points below the whole section. Default: 0.
  package var insetBottom: N = .zero
  /// `sectionHeaderTopPadding`: points above the header.
  package var paddingAboveHeader: N
  package var headerHeight: N
  package var footerHeight: N
  /// The places of the rows without the space between them.
  var rows: RowStack
  /// Points between a row's lower edge and the next row's upper edge.
  package var rowSpacing: N
  /// y of the header in content coordinates.
  package var headerTop: N { top + insetTop.ifAny + paddingAboveHeader }
  /// y of the first row in content coordinates.
  package var rowsTop: N { headerTop + headerHeight }
  /// The height of the rows with the space between them.
  package var rowsHeight: N {
    N(rows.height, "rows", .rule("\(rows.count) of them")) + spacing(above: rows.count - 1)
  }
  /// y of the footer in content coordinates.
  package var footerTop: N { rowsTop + rowsHeight }
  /// y of the section's end in content coordinates.
  package var bottom: N { footerTop + footerHeight + insetBottom.ifAny }
  package var height: N { bottom - top }

  /// y of a row in content coordinates.
  package func rowTop(_ row: Int) -> N {
    guard row > 0 else { return rowsTop }
    return rowsTop + N(rows.top(of: row), "rows above", .rule("\(row) of them")) + spacing(above: row)
  }

  package func rowHeight(_ row: Int) -> N {
    N(rows.height(at: row), "row's height", .frame("height"))
  }

  /// The space between rows above the row with this index.
  private func spacing(above row: Int) -> N {
    row > 0 ? (rowSpacing * row).named("row spacing").ifAny : .zero
  }
}

extension SectionSum: Sendable where N: Sendable {}

extension SectionSum where N == Points {
  /// The row at `y`, in content coordinates; `nil` in the gaps between rows.
  package func row(at y: Points) -> Int? {
    let offset = y - rowsTop
    guard offset >= .zero, offset < rowsHeight else { return nil }
    guard let row = rows.index(endingBelow: offset, spacing: rowSpacing), y >= rowTop(row) else { return nil }
    return row
  }
}
