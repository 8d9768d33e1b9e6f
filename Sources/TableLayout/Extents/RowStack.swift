// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The heights of a section's rows, one below the other, as sums from the top. So the place of a row is one look-up, and the
/// row at a place is a binary search.
struct RowStack: Sendable {
  /// Points from the first row's top to the bottom of each row, without the space between rows.
  private let bottoms: [Points]

  /// The rows of a section. If the work is cancelled, the remaining rows have no height.
  init(_ rows: [Row], look: ResolvedLook, environment: LayoutEnvironment) {
    var bottoms: [Points] = []
    bottoms.reserveCapacity(rows.count)
    var bottom = Points.zero
    for (index, row) in rows.enumerated() {
      guard WorkProgress.advance() else { break }
      let own = look.over(row.look, in: environment)
      let content = RowContent<Points>(
        row: row, look: own, environment: environment, position: RowPosition(row: index, count: rows.count))
      let margins = RowMargins<Points>(look: own, position: content.position, in: environment)
      bottom += content.cellHeight(margins: margins)
      bottoms.append(bottom)
    }
    bottoms += repeatElement(bottom, count: rows.count - bottoms.count)
    self.bottoms = bottoms
  }

  var count: Int { bottoms.count }

  /// The sum of the heights, in points.
  var height: Points { bottoms.last ?? .zero }

  /// Points: the sum of the heights above a row.
  func top(of row: Int) -> Points { row > 0 ? bottoms[row - 1] : .zero }

  /// Points.
  func height(at row: Int) -> Points { bottoms[row] - top(of: row) }

  /// The first row that ends below `y`, in points from the first row's top, with `spacing` points between rows; `nil` if all
  /// end above.
  func index(endingBelow y: Points, spacing: Points) -> Int? {
    let row = bottoms.indices.partitioningIndex { bottoms[$0] + spacing * $0 > y }
    return row < bottoms.count ? row : nil
  }
}
