// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// Gives a row of a list its insets, height, background and separators. Each kind of row has it.
struct RowStyle: ViewModifier {
  /// `nil` for content of another kind.
  let label: RowLabel?

  @Environment(\.rowLook) private var look: RowLook
  @Environment(\.rowPosition) private var position: RowPosition
  @ScaledMetric(relativeTo: .body) private var scale: CGFloat = 1

  func body(content: Content) -> some View {
    content
      .padding(.leading, look.indentation)
      .frame(maxWidth: .infinity, minHeight: minimumHeight, alignment: .leading)
      .listRowInsets(insets)
      .listRowBackground(background)
      .modifier(separator)
  }

  private var separator: RowSeparator {
    var result = look.separator
    guard let decoration = look.decoration else { return result }
    if decoration.line != nil { result.isHidden = true }
    // The list's own line would end at the list's side.
    if decoration.insets.trailing > 0 { result.trailing = result.trailing ?? trailing }
    return result
  }

  private var insets: EdgeInsets? {
    let card = look.decoration?.cardInsets(at: position) ?? EdgeInsets()
    let own = look.contentInsets
    guard look.height != nil || look.decoration?.isInset == true || own != ContentInsets() else {
      return nil
    }
    let subtitle = label?.hasSubtitle ?? false ? look.subtitleMargin : nil
    return EdgeInsets(
      top: card.top + (own.top ?? subtitle ?? look.margins.top),
      leading: card.leading + (own.leading ?? look.margins.leading),
      bottom: card.bottom + (own.bottom ?? subtitle ?? look.margins.bottom),
      trailing: card.trailing + trailing)
  }

  private var trailing: CGFloat { look.contentInsets.trailing ?? look.margins.trailing }

  /// Points from the margin of the card's line to the row's texts.
  private var text: CGFloat {
    let margin = look.decoration?.line?.margin ?? 0
    let image = label?.image.map { $0.size(look).width * scale + look.imageSpacing } ?? 0
    return (look.contentInsets.leading ?? margin) - margin + look.indentation + image
  }

  private var minimumHeight: CGFloat? {
    look.height.map { max(0, $0 - (insets?.top ?? 0) - (insets?.bottom ?? 0)) }
  }

  private var background: RowBackground? {
    guard look.decoration != nil || look.background != nil else { return nil }
    return RowBackground(
      decoration: look.decoration ?? RowDecoration(), position: position,
      color: look.background ?? Color(uiColor: .secondarySystemGroupedBackground),
      text: text)
  }
}
