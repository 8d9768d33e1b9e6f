// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// The list's own separator of a row.
struct RowSeparator: ViewModifier {
  var isHidden = false
  /// Whether there is a line above the row, and below it.
  var top = Visibility.automatic
  var bottom = Visibility.automatic
  /// Whether the lines at the section's top and bottom are hidden.
  var hidesSectionEdges = false
  /// `nil` is the list's own.
  var color: Color?
  /// Points to the trailing side, from the leading side of the row's content to the line's beginning;
  /// `nil` begins at the row's text.
  var leading: CGFloat?
  /// The same from the trailing side of the content to the line's end; `nil` is the list's own.
  var trailing: CGFloat?

  func body(content: Content) -> some View {
    trailed(content)
      .listRowSeparator(isHidden ? .hidden : top, edges: .top)
      .listRowSeparator(isHidden ? .hidden : bottom, edges: .bottom)
      .listRowSeparatorTint(color)
  }

  @ViewBuilder private func trailed(_ content: Content) -> some View {
    if let trailing {
      led(content).alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] + trailing }
    } else {
      led(content)
    }
  }

  @ViewBuilder private func led(_ content: Content) -> some View {
    if let leading {
      content.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + leading }
    } else {
      content
    }
  }
}
