import Geometry

/// The vertical arithmetic of one section: every height, no frames yet.
package struct SectionExtent: Hashable, Sendable {
  /// Points from the top of the content to the top of the section.
  package var top: Points
  /// `sectionHeaderTopPadding`: points above the header.
  package var paddingAboveHeader: Points
  package var headerHeight: Points
  package var footerHeight: Points
  /// The rows' lower edges, in points from the first row's top, margins and spacing included: prefix sums,
  /// so that a row is found by its place, and a place by its row, without walking.
  package var rowBottoms: [Points]
  /// Points between a row's lower edge and the next row's upper edge.
  package var rowSpacing: Points

  /// A section of no height: its place is all that is known.
  static func flat(at top: Points, rowCount: Int) -> SectionExtent {
    SectionExtent(
      top: top, paddingAboveHeader: .zero, headerHeight: .zero, footerHeight: .zero,
      rowBottoms: Array(repeating: .zero, count: rowCount), rowSpacing: .zero)
  }

  package var headerTop: Points { top + paddingAboveHeader }
  package var rowsTop: Points { headerTop + headerHeight }
  package var rowsHeight: Points { rowBottoms.last ?? .zero }
  package var footerTop: Points { rowsTop + rowsHeight }
  package var bottom: Points { footerTop + footerHeight }
  package var height: Points { bottom - top }

  /// A row's upper edge in content coordinates.
  package func rowTop(_ row: Int) -> Points {
    row == 0 ? rowsTop : rowsTop + rowBottoms[row - 1] + rowSpacing
  }

  package func rowHeight(_ row: Int) -> Points { rowsTop + rowBottoms[row] - rowTop(row) }

  /// The row whose extent holds `y`, in content coordinates; `nil` in the gaps between rows.
  package func row(at y: Points) -> Int? {
    let offset = y - rowsTop
    guard offset >= .zero, offset < rowsHeight else { return nil }
    var low = 0
    var high = rowBottoms.count
    while low < high {
      let middle = (low + high) / 2
      if rowBottoms[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return y >= rowTop(low) ? low : nil
  }
}
