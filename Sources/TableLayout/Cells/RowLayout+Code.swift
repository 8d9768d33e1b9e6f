// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The numbers of a row that code repeats. Points, left to right.
extension RowLayout where N == Points {
  /// Points from the table's sides, and from the cell's top and bottom, to the background.
  package var backgroundInsets: EdgeInsets {
    EdgeInsets(
      top: background.y - frame.y, left: background.x, bottom: frame.maxY - background.maxY,
      right: environment.width - background.maxX)
  }

  /// The same without `contentInsets` of its own.
  package var usualMargins: (left: Points, right: Points) { content.usualMargins }

  /// Points between the background's sides and the content.
  package var contentMargins: (left: Points, right: Points) {
    (content.leadingMargin, content.trailingMargin)
  }

  /// The row's own line in content coordinates, with the edge that it is on, whether a selection or a visibility hides it
  /// or not; `nil` without one.
  package var separator: (position: SeparatorPosition, frame: Rect)? {
    lines.first { !$0.isSectionEdge }.map { ($0.position, $0.frame.rect) }
  }

  /// The full-width lines at a section's top and bottom.
  package var sectionEdges: [Rect] { lines.filter(\.isSectionEdge).map(\.frame.rect) }

  /// Points to the right from the content's sides to the ends of such a separator, even if the row has none.
  package var separatorOffsets: (left: Points, right: Points) {
    let (layout, margins) = (separatorLayout, contentMargins)
    return (
      frame.x + layout.leading - background.x - margins.left,
      frame.maxX - layout.trailing - background.maxX + margins.right
    )
  }

  /// Points: the insets that are added to insets with the reference `fromAutomaticInsets`.
  package var automaticSeparatorInsets: (left: Points, right: Points) { separatorLayout.automatic }

  private var lines: [SeparatorLayout<Points>.Line] { separatorLayout.usualLines }

  private var separatorLayout: SeparatorLayout<Points> {
    SeparatorLayout(row: self, textLeading: arrangement.textLeading)
  }

  /// Whether the picture truncates the title and the detail although they may have one line only.
  package var cutsTexts: (title: Bool, detail: Bool) {
    let cell = arrangement
    return (
      content.maximumLines == 1 && cell.title?.isTruncated == true,
      content.maximumDetailLines == 1 && cell.detail?.isTruncated == true
    )
  }
}

extension RowShape {
  /// Points: the requested radius of each corner, even if the row's position makes it square.
  package var cornerRadii: CornerRadii { requestedRadii(at: .all) }

  /// Whether the corners have different radii.
  package var isUneven: Bool {
    let radii = cornerRadii
    return radii != CornerRadii(radius: radii.topLeft, corners: .all)
  }

  /// Points: the radius of all corners. If they differ, as in `{topLeft: 4}`, the radius of the corners that aren't named.
  package var evenRadius: Points { isUneven ? requestedRadius() : cornerRadii.topLeft }
}

extension LayoutEnvironment {
  /// A row with this look at a position in its section, at the content's top, without the influence of other rows.
  package func layout(of row: Row, _ look: ResolvedLook, at position: RowPosition) -> RowLayout<Points> {
    let margins = RowMargins<Points>(look: look, position: position, in: self)
    let content = RowContent<Points>(row: row, look: look, environment: self, position: position)
    return RowLayout(
      row, at: Table.IndexPath(row: 0, section: 0), position: position, look: look, top: .zero,
      height: content.cellHeight(margins: margins), environment: self)
  }

  /// Points above and below the texts of a row that sizes itself, or around those of a card.
  package func verticalMargin(of row: Row, _ look: ResolvedLook) -> Points {
    RowContent<Points>(row: row, look: look, environment: self, position: .only).verticalMargin
  }
}
