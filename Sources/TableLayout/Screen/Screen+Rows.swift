// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension Screen {
  /// Whether any row has the labels of a cell instead of a content configuration.
  package var asksForTextLabels: Bool { rowLooks.contains { $0.resolved.asksForTextLabels(in: environment) } }

  /// The style that a row has.
  package func cellStyle(at path: Table.IndexPath) -> CellStyle {
    read(.row(\.givenCellStyle, at: path))
    return table[path].cellStyle
  }

  /// The detail that a row shows; `nil` without one.
  package func detail(at path: Table.IndexPath) -> String? {
    let row = table[path]
    guard row.detail != nil, row.cellStyle == .default else { return read(\.detail, at: path) }
    leave(\.detail, at: path, "the default cell style shows no detail")
    return nil
  }

  /// The largest number of lines that is set for a row's detail, 0 for any number; `nil` for UIKit's own.
  package func detailLines(at path: Table.IndexPath) -> Int? {
    let look = look(at: path)
    let lines = look.given(.detailNumberOfLines)
    guard table[path].cellStyle == .status else { return lines }
    if lines != 0 {
      look.leave(.detailNumberOfLines, "a status cell's detail has as many lines as it needs")
    }
    return 0
  }

  /// The size that is set for a row's image; `nil` for the image's own.
  package func imageSize(at path: Table.IndexPath) -> Size? {
    let look = look(at: path)
    guard table[path].cellStyle == .status else { return look.given(.imageSize) }
    look.leave(.imageSize, "a status cell's image has a fixed size")
    return nil
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
      guard let points = edge.length else { return nil }
      guard let laidOut, let automatic else { return points }
      return reference == .fromCellEdges ? laidOut : laidOut - automatic
    }
    return (
      edge(left, row?.separatorInsets.left, row?.automaticSeparatorInsets.left),
      edge(right, row?.separatorInsets.right, row?.automaticSeparatorInsets.right)
    )
  }
}
