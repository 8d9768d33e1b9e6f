// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// The texts of a row with its image, badge and controls. At accessibility sizes, all of them are below each
/// other.
struct RowLabel: View {
  private let title: LocalizedStringKey
  private let subtitle: String?
  private let value: String?
  private let column: String?
  private let badge: String?
  private let isButton: Bool
  let image: RowImage?
  var hasSubtitle: Bool { subtitle != nil }

  @Environment(\.rowLook) private var look: RowLook
  @Environment(\.rowControls) private var controls: RowControls
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.isEnabled) private var isEnabled

  /// - Parameters:
  ///   - column: a text after the title, which is in a narrow column of its own.
  ///   - isButton: whether the title has the colour of buttons.
  init(
    _ title: LocalizedStringKey, _ subtitle: String?, _ value: String?, _ column: String?,
    _ image: RowImage?, _ badge: String?, isButton: Bool = false
  ) {
    (self.title, self.subtitle, self.value, self.column) = (title, subtitle, value, column)
    (self.image, self.badge, self.isButton) = (image, badge, isButton)
  }

  var body: some View {
    let isLarge = textSize.isAccessibilitySize
    let layout =
      isLarge
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
      : AnyLayout(HStackLayout(spacing: 8))
    HStack(spacing: look.imageSpacing) {
      controls.leading
      if let image, image.filling == nil { SymbolTile(image: image) }
      layout {
        if let content = controls.content {
          content.frame(maxWidth: .infinity, alignment: .leading)
        } else if let column {
          titleText(.footnote).frame(width: isLarge ? nil : 91, alignment: .trailing)
          detail(column, look.detailFont ?? .footnote, look.detailColor ?? .primary)
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
          texts
        }
        if let value {
          detail(value, look.detailFont ?? .body, look.detailColor ?? .secondary)
        }
        if let field = controls.field { field.frame(maxWidth: .infinity) }
        controls.trailing
        if let badge { Badge(text: badge) }
      }
    }
  }

  private var texts: some View {
    let alignment = look.titleAlignment.horizontal
    return VStack(alignment: alignment, spacing: 2) {
      titleText(.body)
      if let subtitle {
        detail(
          subtitle, look.detailFont ?? look.subtitleFont, look.detailColor ?? look.subtitleColor)
      }
    }
    .frame(
      maxWidth: controls.field == nil ? .infinity : nil,
      alignment: Alignment(horizontal: alignment, vertical: .center))
  }

  @ViewBuilder private func titleText(_ font: Font) -> some View {
    let text = Text(title)
      .font(look.titleFont ?? font)
      .lineLimit(look.titleLines)
      .multilineTextAlignment(look.titleAlignment)
    if !isEnabled {
      text.foregroundStyle(Color(uiColor: .tertiaryLabel))
    } else if isButton {
      text
    } else if column != nil {
      text.foregroundStyle(.tint)
    } else {
      text.foregroundStyle(look.titleColor ?? .primary)
    }
  }

  private func detail(_ text: String, _ font: Font, _ color: Color) -> some View {
    (look.detailText ?? Text(verbatim: text))
      .font(font)
      .lineLimit(look.detailLines)
      .multilineTextAlignment(look.detailAlignment)
      .foregroundStyle(isEnabled ? color : Color(uiColor: .tertiaryLabel))
  }
}
