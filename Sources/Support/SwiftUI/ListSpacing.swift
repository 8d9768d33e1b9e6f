// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// Space between sections, which a list can have since iOS 17; before, it has its own.
struct SectionSpacing: ViewModifier {
  /// Points.
  let spacing: CGFloat

  func body(content: Content) -> some View {
    if #available(iOS 17, *) { content.listSectionSpacing(spacing) } else { content }
  }
}

/// Space above a section's header and below its footer, which a list can have since iOS 26.
struct SectionMargins: ViewModifier {
  /// Points; `nil` is the list's own.
  var top: CGFloat?
  var bottom: CGFloat?

  func body(content: Content) -> some View {
    if #available(iOS 26, *) {
      content.listSectionMargins(.top, top).listSectionMargins(.bottom, bottom)
    } else {
      content
    }
  }
}

/// Space that is added to the safe area, which a view can have since iOS 17.
struct AddedSafeArea: ViewModifier {
  /// Points.
  let insets: EdgeInsets

  func body(content: Content) -> some View {
    if #available(iOS 17, *) { content.safeAreaPadding(insets) } else { content }
  }
}
