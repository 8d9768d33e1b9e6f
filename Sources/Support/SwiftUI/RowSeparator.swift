// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// The list's own separator of a row.
struct RowSeparator: ViewModifier {
  var isHidden = false
  /// `nil` is the list's own.
  var color: Color?
  /// Points from the leading side of the row's content to the line's beginning; `nil` begins at the
  /// row's text.
  var leading: CGFloat?
  /// Points from the trailing side of the row's content to the line's end; `nil` is the list's own.
  var trailing: CGFloat?

  func body(content: Content) -> some View {
    guided(content)
      .listRowSeparator(isHidden ? .hidden : .automatic)
      .listRowSeparatorTint(color)
  }

  @ViewBuilder private func guided(_ content: Content) -> some View {
    if let leading, let trailing {
      content
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + leading }
        .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] + trailing }
    } else if let leading {
      content.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + leading }
    } else if let trailing {
      content.alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] + trailing }
    } else {
      content
    }
  }
}
