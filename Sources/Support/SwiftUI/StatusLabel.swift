// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// The texts and images of a row with a status.
struct StatusContent: Hashable {
  var title: String
  var date: String?
  var detail: String?
  var value: String?
  var level: RowImage?
  var badge: String?
  var image: RowImage?
}

/// A status: title, date and description; at the end the badge above the value and its level. At
/// accessibility sizes, the end is below the texts. VoiceOver reads it as one element.
struct StatusLabel: View {
  let content: StatusContent

  @Environment(\.rowLook) private var look
  @Environment(\.dynamicTypeSize) private var textSize

  init(_ content: StatusContent) { self.content = content }

  var body: some View {
    HStack(spacing: 8) {
      if let image = content.image {
        SymbolTile(image: image)
          .environment(\.rowLook.imageSize, CGSize(width: 32, height: 32))
      }
      layout {
        texts.frame(maxWidth: .infinity, alignment: .leading)
        VStack(alignment: textSize.isAccessibilitySize ? .leading : .trailing, spacing: 4) {
          if let badge = content.badge { Badge(text: badge) }
          HStack(spacing: 4) {
            if let value = content.value { Text(verbatim: value) }
            if let level = content.level {
              SymbolTile(image: level)
                .environment(\.rowLook.imageSize, CGSize(width: 18, height: 18))
            }
          }
        }
      }
    }
    .accessibilityElement(children: .combine)
  }

  private var layout: AnyLayout {
    textSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
      : AnyLayout(HStackLayout(spacing: 8))
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: content.title)
        .font(look.titleFont)
        .foregroundStyle(look.titleColor ?? .primary)
        .lineLimit(look.titleLines)
      if let date = content.date {
        Text(verbatim: date).font(.caption).foregroundStyle(.secondary)
      }
      if let detail = content.detail {
        Text(verbatim: detail)
          .font(look.detailFont ?? .body)
          .foregroundStyle(look.detailColor ?? .secondary)
      }
    }
  }
}
