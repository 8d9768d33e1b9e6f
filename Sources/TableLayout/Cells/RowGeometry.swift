// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The lengths of one row as laid out, left to right, for the export of code. Points.
package struct RowGeometry {
  package let position: RowPosition
  /// The cell, `rectForRow(at:)`, in content coordinates.
  package let cell: Rect
  /// The cell's background, in content coordinates.
  package let background: Rect
  /// Points: the requested radius at the rounded corners, before any limit.
  package let cornerRadius: Points
  /// The same for each corner, even if the row's position makes it square.
  package let cornerRadii: CornerRadii
  /// The corners that the row's position and its look round.
  package let roundedCorners: CornerMask
  /// Points between the background's sides and the content.
  package let contentMargins: (left: Points, right: Points)
  /// The row's own separator in content coordinates, with the edge that it is on; `nil` without one.
  package let separator: (position: SeparatorPosition, frame: Rect)?
  /// Points from the cell's left and right side to the ends of such a separator, even if the row has none.
  package let separatorInsets: (left: Points, right: Points)
  /// Points: the insets that are added to insets with the reference `fromAutomaticInsets`.
  package let automaticSeparatorInsets: (left: Points, right: Points)
  /// The full-width lines at a section's top and bottom.
  package let sectionEdges: [(position: SeparatorPosition, frame: Rect)]
  /// The title's frame in the coordinates of the background.
  package let title: Rect?
  /// The detail's frame in the coordinates of the background.
  package let detail: Rect?
  /// Points from the background's top left to the accessory, or to the badge if the row has none.
  package let end: Rect?
  /// Lines of the title and of the detail, 0 for any number.
  package let maximumLines: (title: Int, detail: Int)

  init(_ row: RowLayout<Points>) {
    position = row.position
    cell = row.frame.rect
    background = row.background.rect
    cornerRadius = row.shape.requestedRadius()
    cornerRadii = row.shape.requestedRadii(at: .all)
    roundedCorners = row.shape.roundedCorners
    contentMargins = (row.content.leadingMargin, row.content.trailingMargin)
    let arrangement = row.arrangement
    title = arrangement.title?.frame.rect
    detail = arrangement.detail?.frame.rect
    end = (arrangement.accessory ?? arrangement.badge)?.rect
    maximumLines = (row.content.maximumLines, row.content.maximumDetailLines)
    let layout = SeparatorLayout(row: row, textLeading: arrangement.textLeading)
    let rule = row.content.separatorRule
    var lines = layout.separators.map { (position: $0.position, frame: $0.frame.rect) }
    var edges: [(position: SeparatorPosition, frame: Rect)] = []
    if rule.hasTopEdge { edges.append(lines.removeFirst()) }
    if rule.hasBottomEdge { edges.append(lines.removeLast()) }
    separator = lines.first
    separatorInsets = (layout.leading, layout.trailing)
    automaticSeparatorInsets = layout.automatic
    sectionEdges = edges
  }
}

extension LaidOutTable {
  /// - Returns: `nil` if the row doesn't exist.
  package func geometry(ofRowAt path: Table.IndexPath) -> RowGeometry? {
    rowFrame(at: path).map { RowGeometry($0.layout) }
  }
}

extension LayoutEnvironment {
  /// The lengths of a row with this look at a position in its section, without the influence of other rows:
  /// it is laid out in a table of its own.
  package func geometry(of row: Row, look: InheritedLook, at position: RowPosition) -> RowGeometry? {
    var row = row
    row.look = look.row
    let (count, index) =
      switch position {
      case .only: (1, 0)
      case .first: (2, 0)
      case .middle: (3, 1)
      case .last: (2, 1)
      }
    let section = Section(info: Section.Info(look: look.section), rows: Array(repeating: row, count: count))
    return LaidOutTable(Table(info: info, sections: [section])).geometry(
      ofRowAt: Table.IndexPath(row: index, section: 0))
  }
}

extension LayoutEnvironment {
  /// Points above and below the texts of a row that sizes itself, or around those of a card.
  package func verticalMargin(of row: Row, _ look: ResolvedLook) -> Points {
    RowContent<Points>(row: row, look: look, environment: self, position: .only).verticalMargin
  }
}
