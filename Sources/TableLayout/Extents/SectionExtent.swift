// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableModel

/// A row's place in its section: it decides corners, separators and margins.
package enum RowPosition: String, Hashable, Sendable, CaseIterable {
  case first
  case middle
  case last
  case only

  package init(row: Int, count: Int) {
    self = count == 1 ? .only : row == 0 ? .first : row == count - 1 ? .last : .middle
  }

  package var isFirst: Bool { self == .first || self == .only }
  package var isLast: Bool { self == .last || self == .only }
}

/// The vertical arithmetic of one section as a layout keeps it.
package typealias SectionExtent = SectionSum<Points>

/// The vertical arithmetic of one section: every height, no frames yet.
package struct SectionSum<N: Measure> {
  /// Points from the top of the content to the top of the section.
  package var top: N
  /// `sectionHeaderTopPadding`: points above the header.
  package var paddingAboveHeader: N
  package var headerHeight: N
  package var footerHeight: N
  /// How high each row and those above it are together, in points, without what lies between them: prefix sums, so
  /// that a row is found by its place, and a place by its row, without walking.
  package var rowSums: [Points]
  /// Points between a row's lower edge and the next row's upper edge.
  package var rowSpacing: N

  /// A section of no height: its place is all that is known.
  static func flat(at top: N, rowCount: Int) -> SectionSum {
    SectionSum(
      top: top, paddingAboveHeader: .zero, headerHeight: .zero, footerHeight: .zero,
      rowSums: Array(repeating: .zero, count: rowCount), rowSpacing: .zero)
  }

  package var headerTop: N { top + paddingAboveHeader }
  package var rowsTop: N { headerTop + headerHeight }
  package var rowsHeight: N {
    N(rowSums.last ?? .zero, "rows", .rule("\(rowSums.count) of them")) + spacing(above: rowSums.count - 1)
  }
  package var footerTop: N { rowsTop + rowsHeight }
  package var bottom: N { footerTop + footerHeight }
  package var height: N { bottom - top }

  /// A row's upper edge in content coordinates.
  package func rowTop(_ row: Int) -> N {
    guard row > 0 else { return rowsTop }
    return rowsTop + N(rowSums[row - 1], "rows above", .rule("\(row) of them")) + spacing(above: row)
  }

  package func rowHeight(_ row: Int) -> N {
    N(row == 0 ? rowSums[0] : rowSums[row] - rowSums[row - 1], "row's height", .frame("height"))
  }

  /// What lies between the first rows, down to the one with this index.
  private func spacing(above row: Int) -> N {
    row > 0 ? (rowSpacing * row).named("row spacing").ifAny : .zero
  }
}

extension SectionSum: Equatable where N: Equatable {}
extension SectionSum: Hashable where N: Hashable {}
extension SectionSum: Sendable where N: Sendable {}

extension SectionSum where N == Points {
  /// The row whose extent holds `y`, in content coordinates; `nil` in the gaps between rows.
  package func row(at y: Points) -> Int? {
    let offset = y - rowsTop
    guard offset >= .zero, offset < rowsHeight else { return nil }
    var low = 0
    var high = rowSums.count
    while low < high {
      let middle = (low + high) / 2
      if rowSums[middle] + rowSpacing * middle <= offset { low = middle + 1 } else { high = middle }
    }
    return y >= rowTop(low) ? low : nil
  }
}
