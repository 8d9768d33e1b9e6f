// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// Gives a row of a list its insets, height, background and separators. Each kind of row has it.
struct RowStyle: ViewModifier {
  /// The image before the row's texts.
  var image: RowImage?

  @Environment(\.rowLook) private var look
  @Environment(\.rowPosition) private var position
  @ScaledMetric(relativeTo: .body) private var scale: CGFloat = 1

  func body(content: Content) -> some View {
    let insets = look.decoration?.contentInsets(at: position) ?? look.insets
    content
      .frame(minHeight: max(0, look.height - (insets.map { $0.top + $0.bottom } ?? 0)))
      .listRowInsets(insets)
      .listRowBackground(background)
      .modifier(look.separator)
  }

  private var background: RowBackground? {
    guard look.decoration != nil || look.background != nil else { return nil }
    return RowBackground(
      decoration: look.decoration ?? RowDecoration(), position: position,
      color: look.background ?? Color(uiColor: .secondarySystemGroupedBackground),
      textInset: image.map { $0.size(look).width * scale + look.imageSpacing } ?? 0)
  }
}
