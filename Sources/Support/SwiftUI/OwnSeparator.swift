// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A line between rows that has another thickness, colour or place than a list's own.
struct OwnSeparator {
  var edge = VerticalEdge.bottom
  /// Points from the card's side; `nil` begins at the row's texts, which are after this margin, an
  /// indentation and an image.
  var leading: CGFloat?
  var margin: CGFloat = 16
  var trailing: CGFloat = 0
  /// Points; 0 is one pixel.
  var thickness: CGFloat = 0
  var color = Color(uiColor: .separator)
  /// Whether the line of a section's last row is drawn, too.
  var isBelowLast = false
  /// Whether lines as wide as the card are at the section's top and bottom.
  var sectionEdges = false

  @MainActor func view(at position: RowPosition, text: CGFloat) -> some View {
    let isAtTop = edge == .top
    return VStack(spacing: 0) {
      if isAtTop, !position.isFirst { inner(text) }
      if sectionEdges, position.isFirst { SeparatorLine(color: color, thickness: thickness) }
      Spacer(minLength: 0)
      if !isAtTop, !position.isLast || isBelowLast { inner(text) }
      if sectionEdges, position.isLast { SeparatorLine(color: color, thickness: thickness) }
    }
  }

  @MainActor private func inner(_ text: CGFloat) -> some View {
    SeparatorLine(color: color, thickness: thickness)
      .padding(.leading, leading ?? margin + text)
      .padding(.trailing, trailing)
  }
}

/// One line.
struct SeparatorLine: View {
  let color: Color
  /// Points; 0 is one pixel.
  let thickness: CGFloat
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    color.frame(height: thickness > 0 ? thickness : 1 / displayScale)
  }
}
