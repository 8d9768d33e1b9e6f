// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// Gives a row of a list its insets, height, background and separators. Each kind of row has it.
struct RowStyle: ViewModifier {
  /// `nil` for content of another kind.
  let label: RowLabel?

  @Environment(\.rowLook) private var look: RowLook
  @Environment(\.rowPosition) private var position: RowPosition
  /// The image of a lower row would be less high than the list makes the row.
  @Environment(\.defaultMinListRowHeight) private var least: CGFloat
  @ScaledMetric(relativeTo: .body) private var scale: CGFloat = 1

  func body(content: Content) -> some View {
    content
      .padding(.leading, look.indentation)
      .padding(fillingInsets ?? EdgeInsets())
      .frame(maxWidth: .infinity, minHeight: minimumHeight, alignment: .leading)
      .background(alignment: .leading) {
        if let filling {
          FillingImage(image: filling)
            .clipShape(look.decoration?.card.shape(at: position) ?? UnevenRoundedRectangle())
        }
      }
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

  private var filling: ShapedImage? { label?.image?.filling }

  /// The space around the content of a row whose image reaches its edges.
  private var fillingInsets: EdgeInsets? {
    guard let width = filling?.fillingWidth else { return nil }
    let own = look.contentInsets
    let subtitle = label?.hasSubtitle ?? false ? look.subtitleMargin : nil
    return EdgeInsets(
      top: own.top ?? subtitle ?? look.margins.top,
      leading: width + (own.leading ?? look.imageSpacing),
      bottom: own.bottom ?? subtitle ?? look.margins.bottom, trailing: 0)
  }

  private var insets: EdgeInsets? {
    let card = look.decoration?.cardInsets(at: position) ?? EdgeInsets()
    if filling != nil {
      return EdgeInsets(
        top: card.top, leading: card.leading, bottom: card.bottom,
        trailing: card.trailing + trailing)
    }
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
    if let fillingInsets { return fillingInsets.leading - margin + look.indentation }
    let image = label?.image.map { $0.size(look).width * scale + look.imageSpacing } ?? 0
    return (look.contentInsets.leading ?? margin) - margin + look.indentation + image
  }

  private var minimumHeight: CGFloat? {
    (look.height ?? (filling == nil ? nil : least)).map {
      max(0, $0 - (insets?.top ?? 0) - (insets?.bottom ?? 0))
    }
  }

  private var background: RowBackground? {
    guard look.decoration != nil || look.background != nil else { return nil }
    return RowBackground(
      decoration: look.decoration ?? RowDecoration(), position: position,
      color: look.background ?? Color(uiColor: .secondarySystemGroupedBackground),
      text: text)
  }
}
