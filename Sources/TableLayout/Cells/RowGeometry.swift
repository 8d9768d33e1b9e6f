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
  /// Points.
  let tableWidth: Points
  let style: TableStyle
  /// Points: the requested radius at the rounded corners, before any limit.
  package let cornerRadius: Points
  /// The same for each corner, even if the row's position makes it square.
  package let cornerRadii: CornerRadii
  /// The corners that the row's position and its look round.
  package let roundedCorners: CornerMask
  /// Points: the requested radius of each rounded corner; 0 at the others.
  package let roundedRadii: CornerRadii
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
  /// Whether the title and the detail are truncated.
  package let cutsTitle: Bool
  package let cutsDetail: Bool
  /// Points from the background's top left to the accessory, or to the badge if the row has none.
  package let end: Rect?
  /// Lines of the title and of the detail, 0 for any number.
  package let maximumLines: (title: Int, detail: Int)

  init(_ row: RowLayout<Points>) {
    position = row.position
    cell = row.frame.rect
    background = row.background.rect
    tableWidth = row.environment.width
    style = row.environment.style
    cornerRadius = row.shape.requestedRadius()
    cornerRadii = row.shape.requestedRadii(at: .all)
    roundedCorners = row.shape.roundedCorners
    roundedRadii = row.shape.requestedRadii(at: roundedCorners)
    contentMargins = (row.content.leadingMargin, row.content.trailingMargin)
    let arrangement = row.arrangement
    title = arrangement.title?.frame.rect
    cutsTitle = arrangement.title?.isTruncated ?? false
    cutsDetail = arrangement.detail?.isTruncated ?? false
    detail = arrangement.detail?.frame.rect
    end = (arrangement.accessory ?? arrangement.badge)?.rect
    maximumLines = (row.content.maximumLines, row.content.maximumDetailLines)
    let layout = SeparatorLayout(row: row, textLeading: arrangement.textLeading)
    let rule = row.content.separatorRule
    var lines = layout.lines().map { (position: $0.position, frame: $0.frame.rect) }
    var edges: [(position: SeparatorPosition, frame: Rect)] = []
    if rule.hasTopEdge { edges.append(lines.removeFirst()) }
    if rule.hasBottomEdge { edges.append(lines.removeLast()) }
    separator = lines.first
    separatorInsets = (layout.leading, layout.trailing)
    automaticSeparatorInsets = layout.automatic
    sectionEdges = edges
  }
}

extension RowGeometry {
  /// Points from the table's sides, and from the cell's top and bottom, to the background.
  package var backgroundInsets: EdgeInsets {
    EdgeInsets(
      top: background.minY - cell.minY, left: background.minX, bottom: cell.maxY - background.maxY,
      right: tableWidth - background.maxX)
  }

  /// Points to the right from the content's sides to the ends of such a separator, even if the row has none.
  package var separatorOffsets: (left: Points, right: Points) {
    (
      cell.minX + separatorInsets.left - background.minX - contentMargins.left,
      cell.maxX - separatorInsets.right - background.maxX + contentMargins.right
    )
  }

  /// Whether the corners have different radii.
  package var isUneven: Bool { cornerRadii != CornerRadii(radius: cornerRadii.topLeft, corners: .all) }

  /// Points: the radius of all corners, or the requested one besides those that differ.
  package var evenRadius: Points { isUneven ? cornerRadius : cornerRadii.topLeft }
}

extension LaidOutTable {
  /// - Returns: `nil` if the row doesn't exist.
  package func geometry(ofRowAt path: Table.IndexPath) -> RowGeometry? {
    rowFrame(at: path).map { RowGeometry($0.layout) }
  }
}

extension LayoutEnvironment {
  /// The lengths of a row with this look at a position in its section, without the influence of other rows.
  package func geometry(of row: Row, _ look: ResolvedLook, at position: RowPosition) -> RowGeometry {
    let margins = RowMargins<Points>(look: look, position: position, in: self)
    let content = RowContent<Points>(row: row, look: look, environment: self, position: position)
    return RowGeometry(
      RowLayout(
        row, at: Table.IndexPath(row: 0, section: 0), position: position, look: look, top: .zero,
        height: content.cellHeight(margins: margins), environment: self))
  }

  /// Points above and below the texts of a row that sizes itself, or around those of a card.
  package func verticalMargin(of row: Row, _ look: ResolvedLook) -> Points {
    RowContent<Points>(row: row, look: look, environment: self, position: .only).verticalMargin
  }
}
