// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The heights of a section's rows, one below the other, as sums from the top. So the place of a row is one look-up, and the
/// row at a place is a binary search.
struct RowStack: Sendable {
  /// Points from the first row's top to the bottom of each row, without the space between rows.
  private let bottoms: [Points]
  /// Points above and below each row that contain everything that is drawn of it.
  let reach: Points

  /// The rows of a section. If the work is cancelled, the remaining rows have no height.
  init(_ rows: [Row], look: ResolvedLook, environment: LayoutEnvironment) {
    var bottoms: [Points] = []
    bottoms.reserveCapacity(rows.count)
    var bottom = Points.zero
    let usual = environment.reach(of: look)
    var reach = Points.zero
    for (index, row) in rows.enumerated() {
      guard WorkProgress.advance() else { break }
      let own = look.over(row.look, in: environment)
      let content = RowContent<Points>(
        row: row, look: own, environment: environment, position: RowPosition(row: index, count: rows.count))
      let margins = RowMargins<Points>(look: own, position: content.position, in: environment)
      bottom += content.cellHeight(margins: margins)
      bottoms.append(bottom)
      reach = max(
        reach,
        (row.look.isEmpty ? usual : environment.reach(of: own))
          + content.overflow(width: margins.contentWidth(in: environment)))
    }
    bottoms += repeatElement(bottom, count: rows.count - bottoms.count)
    self.bottoms = bottoms
    self.reach = reach
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
    bottoms.indices.firstSorted(where: { bottoms[$0] + spacing * $0 > y })
  }
}

extension Range<Int> {
  /// The first index that satisfies a condition, which all later ones satisfy, too; `nil` if none does.
  func firstSorted(where condition: (Int) -> Bool) -> Int? {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low < upperBound ? low : nil
  }
}
