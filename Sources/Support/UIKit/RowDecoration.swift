// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The background of a row: a card in its cell, and the parts that draw on it. Lengths are in points.
struct RowDecoration: Equatable {
  /// From the cell to the card; top for a section's first row, bottom for its last.
  var insets: NSDirectionalEdgeInsets
  /// Top and bottom towards other rows.
  var innerTop: CGFloat
  var innerBottom: CGFloat
  /// The minimum height of the card; its cell is at least as high as UIKit's own rows.
  var minimumHeight: CGFloat
  /// From the card to its content.
  var margins: NSDirectionalEdgeInsets
  var parts: [any DecorationPart]

  init(
    insets: NSDirectionalEdgeInsets = .zero, innerTop: CGFloat = 0, innerBottom: CGFloat = 0,
    minimumHeight: CGFloat = 0, margins: NSDirectionalEdgeInsets, _ parts: any DecorationPart...
  ) {
    self.insets = insets
    self.innerTop = innerTop
    self.innerBottom = innerBottom
    self.minimumHeight = minimumHeight
    self.margins = margins
    self.parts = parts
  }

  /// Whether it draws the row's background; otherwise UIKit does.
  var drawsCard: Bool { parts.contains { $0.drawsCard } }

  func insets(at position: RowPosition) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: position.isFirst ? insets.top : innerTop, leading: insets.leading,
      bottom: position.isLast ? insets.bottom : innerBottom, trailing: insets.trailing)
  }

  static func == (left: RowDecoration, right: RowDecoration) -> Bool {
    left.insets == right.insets && left.innerTop == right.innerTop
      && left.innerBottom == right.innerBottom && left.minimumHeight == right.minimumHeight
      && left.margins == right.margins
      && left.parts.elementsEqual(right.parts) { $0.isEqual(to: $1) }
  }
}

/// A part of a decoration: corners, a border, a shadow or a line.
protocol DecorationPart {
  /// Draws on a card that has its final size and nothing of earlier drawings. It is called again when the
  /// size, the row or the appearance changes.
  @MainActor func draw(on card: CardView)
  /// Whether the part shapes the card, which then replaces UIKit's own background. Default: true.
  var drawsCard: Bool { get }
  func isEqual(to other: any DecorationPart) -> Bool
}

extension DecorationPart {
  var drawsCard: Bool { true }
}

extension DecorationPart where Self: Equatable {
  func isEqual(to other: any DecorationPart) -> Bool { other as? Self == self }
}
