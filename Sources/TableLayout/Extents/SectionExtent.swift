// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// A row's place in its section: it decides corners, separators and margins.
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

/// The vertical arithmetic of one section as a layout keeps it.
package typealias SectionExtent = SectionSum<Points>

/// The vertical arithmetic of one section: every height, no frames yet.
package struct SectionSum<N: Measure> {
  /// Points from the top of the content to the top of the section.
  package internal(set) var top: N
  /// Points above all of the section, and below it.
  package var insetTop: N = .zero
  package var insetBottom: N = .zero
  /// `sectionHeaderTopPadding`: points above the header.
  package var paddingAboveHeader: N
  package var headerHeight: N
  package var footerHeight: N
  /// How high each row is, in points, without what lies between them.
  var rows: StackedHeights<RowStackingRule>
  /// Points between a row's lower edge and the next row's upper edge.
  package var rowSpacing: N
  /// Points above and below each of its parts that what is drawn of it stays within.
  var reach = Points.zero

  package var headerTop: N { top + insetTop.ifAny + paddingAboveHeader }
  package var rowsTop: N { headerTop + headerHeight }
  package var rowsHeight: N {
    N(rows.height, "rows", .rule("\(rows.count) of them")) + spacing(above: rows.count - 1)
  }
  package var footerTop: N { rowsTop + rowsHeight }
  package var bottom: N { footerTop + footerHeight + insetBottom.ifAny }
  package var height: N { bottom - top }

  /// A row's upper edge in content coordinates.
  package func rowTop(_ row: Int) -> N {
    guard row > 0 else { return rowsTop }
    return rowsTop + N(rows.top(of: row), "rows above", .rule("\(row) of them")) + spacing(above: row)
  }

  package func rowHeight(_ row: Int) -> N {
    N(rows.height(at: row), "row's height", .frame("height"))
  }

  /// What lies between the first rows, down to the one with this index.
  private func spacing(above row: Int) -> N {
    row > 0 ? (rowSpacing * row).named("row spacing").ifAny : .zero
  }
}

extension SectionSum: Sendable where N: Sendable {}

extension SectionSum where N == Points {
  /// The row whose extent holds `y`, in content coordinates; `nil` in the gaps between rows.
  package func row(at y: Points) -> Int? {
    let offset = y - rowsTop
    guard offset >= .zero, offset < rowsHeight else { return nil }
    guard let row = rows.index(endingBelow: offset, spacing: rowSpacing), y >= rowTop(row) else { return nil }
    return row
  }
}
