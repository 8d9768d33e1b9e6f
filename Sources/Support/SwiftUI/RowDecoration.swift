// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A card with lines of its own behind each row, for a list whose style has no such background.
struct RowDecoration {
  /// Points from the list's sides to the card; at the top of a section's first row, and at the
  /// bottom of its last one.
  var insets = EdgeInsets()
  /// Points above and below the card of other rows.
  var innerTop: CGFloat = 0
  var innerBottom: CGFloat = 0
  var card = Card()
  var line: OwnSeparator?

  /// Whether a card is smaller than its row.
  var isInset: Bool { insets != EdgeInsets() || innerTop > 0 || innerBottom > 0 }

  /// Points from the list's sides and the row's edges to the card.
  func cardInsets(at position: RowPosition) -> EdgeInsets {
    var result = insets
    if !position.isFirst { result.top = innerTop }
    if !position.isLast { result.bottom = innerBottom }
    return result
  }
}

extension RowDecoration {
  /// - Parameter sides: points from the list's sides to the card.
  init(sides: CGFloat, card: Card = Card(), line: OwnSeparator? = nil) {
    self.init(
      insets: EdgeInsets(top: 0, leading: sides, bottom: 0, trailing: sides), card: card, line: line
    )
  }
}

/// A row's background: its card, and its lines above the card.
struct RowBackground: View {
  let decoration: RowDecoration
  let position: RowPosition
  let color: Color
  /// Points from the line's margin to the row's texts.
  let text: CGFloat

  var body: some View {
    decoration.card.view(color, at: position)
      .overlay {
        if let line = decoration.line { line.view(at: position, text: text) }
      }
      .padding(decoration.cardInsets(at: position))
  }
}
