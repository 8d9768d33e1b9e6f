// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A line between rows, on the card. Lengths are in points.
struct OwnSeparator: DecorationPart, Equatable {
  enum Edge { case top, bottom }

  var edge = Edge.bottom
  /// From the card's sides; leading is nil for a line that begins at the text.
  var leading: CGFloat?
  var trailing: CGFloat = 0
  /// 0: one pixel.
  var thickness: CGFloat = 0
  var color = UIColor.separator
  /// A section's last row, or the first one for lines at the top, has a line as well.
  var onEveryRow = false
  /// Lines at the section's top and bottom, as wide as the card.
  var sectionEdges = false

  var drawsCard: Bool { false }

  func draw(on card: CardView) {
    let isEnd = edge == .top ? card.position.isFirst : card.position.isLast
    if !isEnd || onEveryRow {
      draw("line", at: edge, from: leading ?? card.textLeading, to: trailing, on: card)
    }
    if sectionEdges, card.position.isFirst { draw("first", at: .top, from: 0, to: 0, on: card) }
    if sectionEdges, card.position.isLast { draw("last", at: .bottom, from: 0, to: 0, on: card) }
  }

  @MainActor private func draw(
    _ name: String, at edge: Edge, from leading: CGFloat, to trailing: CGFloat, on card: CardView
  ) {
    let line = card.view("OwnSeparator.\(name)")
    let height = thickness > 0 ? thickness : 1 / max(card.traitCollection.displayScale, 1)
    line.frame = CGRect(
      x: card.isRightToLeft ? trailing : leading,
      y: edge == .top ? 0 : card.bounds.height - height,
      width: max(card.bounds.width - leading - trailing, 0), height: height)
    line.backgroundColor = color
  }
}
