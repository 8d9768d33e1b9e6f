// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension Screen {
  /// Whether any row's look asks for the labels of a cell instead of a content configuration.
  package var asksForTextLabels: Bool {
    rowLooks.contains { $0.resolved.given[.cellContent] == .textLabel }
  }

  /// A row's separator inset in points; `nil`, also of one side, where it is automatic.
  ///
  /// - Parameter reference: what the result is measured from. If the row measures its inset from the other one, the
  ///   layout knows where the line begins.
  package func separatorInset(ofRowAt path: Table.IndexPath, _ reference: SeparatorInsetReference)
    -> (left: Points?, right: Points?)?
  {
    let look = look(at: path)
    let (left, right) = (look[.separatorLeft], look[.separatorRight])
    guard left != .automatic || right != .automatic else { return nil }
    let isUsual = look.resolved[.separatorReference] == reference
    let row = isUsual ? nil : layout.geometry(ofRowAt: path)
    func edge(_ edge: SeparatorEdge, _ laidOut: Points?, _ automatic: Points?) -> Points? {
      guard case .points(let points) = edge else { return nil }
      guard let laidOut, let automatic else { return points }
      return reference == .fromCellEdges ? laidOut : laidOut - automatic
    }
    return (
      edge(left, row?.separatorInsets.left, row?.automaticSeparatorInsets.left),
      edge(right, row?.separatorInsets.right, row?.automaticSeparatorInsets.right)
    )
  }
}
