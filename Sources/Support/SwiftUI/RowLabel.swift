// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// The texts of a row with its image and badge. At accessibility sizes, a value is below the title.
struct RowLabel: View {
  let title: LocalizedStringKey
  var subtitle: String?
  var value: String?
  var image: RowImage?
  var badge: String?
  /// Whether the title has the colour of buttons.
  var isButton = false

  @Environment(\.rowLook) private var look: RowLook
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    HStack(spacing: look.imageSpacing) {
      if let image { SymbolTile(image: image) }
      layout {
        VStack(alignment: look.titleAlignment.horizontal, spacing: 2) {
          titleText
          if let subtitle { detailText(subtitle, look.subtitleFont, look.subtitleColor) }
        }
        .frame(maxWidth: .infinity, alignment: alignment)
        if let value { detailText(value, .body, .secondary) }
        if let badge { Badge(text: badge) }
      }
    }
  }

  private var alignment: Alignment {
    Alignment(horizontal: look.titleAlignment.horizontal, vertical: .center)
  }

  private var layout: AnyLayout {
    textSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
      : AnyLayout(HStackLayout(spacing: 8))
  }

  @ViewBuilder private var titleText: some View {
    let text = Text(title)
      .font(look.titleFont ?? .body)
      .lineLimit(look.titleLines)
      .multilineTextAlignment(look.titleAlignment)
    if isButton { text } else { text.foregroundStyle(look.titleColor ?? .primary) }
  }

  private func detailText(_ text: String, _ font: Font, _ color: Color) -> some View {
    Text(verbatim: text)
      .font(look.detailFont ?? font)
      .lineLimit(look.detailLines)
      .multilineTextAlignment(look.detailAlignment)
      .foregroundStyle(look.detailColor ?? color)
  }
}
