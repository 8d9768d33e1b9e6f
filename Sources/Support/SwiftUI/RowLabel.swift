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

  @Environment(\.rowLook) private var look
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    HStack(spacing: look.imageSpacing) {
      if let image { SymbolTile(image: image) }
      layout {
        VStack(alignment: look.titleAlignment.horizontal, spacing: 2) {
          titleText
          if let subtitle { detailText(subtitle, look.subtitleFont, look.subtitleColor) }
        }
        .frame(maxWidth: .infinity, alignment: look.titleAlignment.frame)
        if let value { detailText(value, .body, .secondary) }
        if let badge { Badge(text: badge) }
      }
    }
  }

  private var layout: AnyLayout {
    textSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout(spacing: 8))
  }

  @ViewBuilder private var titleText: some View {
    let text = Text(title)
      .font(look.titleFont)
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

extension TextAlignment {
  /// The same side for stacks.
  var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  /// The same side for frames.
  var frame: Alignment { Alignment(horizontal: horizontal, vertical: .center) }
}

extension LocalizedStringKey {
  /// A text that isn't translated.
  static func verbatim(_ text: String) -> LocalizedStringKey { "\(text)" }
}
