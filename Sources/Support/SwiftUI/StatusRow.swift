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

/// A row with a status: title, date and description; at the end the badge above the value and its
/// level, or below the texts at accessibility sizes. VoiceOver reads the whole row at once.
struct StatusRow: View {
  private let content: StatusContent
  @Environment(\.rowLook) private var look: RowLook
  @Environment(\.dynamicTypeSize) private var textSize

  init(_ content: StatusContent) { self.content = content }

  var body: some View {
    let isLarge = textSize.isAccessibilitySize
    let layout =
      isLarge
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
      : AnyLayout(HStackLayout(spacing: 8))
    HStack(spacing: 8) {
      if let image = content.image { symbol(image, 32) }
      layout {
        texts.frame(maxWidth: .infinity, alignment: .leading)
        VStack(alignment: isLarge ? .leading : .trailing, spacing: 4) {
          if let badge = content.badge { Badge(text: badge) }
          HStack(spacing: 4) {
            if let value = content.value { Text(verbatim: value) }
            if let level = content.level { symbol(level, 18) }
          }
        }
      }
    }
    .accessibilityElement(children: .combine)
    .modifier(RowStyle(label: nil))
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: content.title)
        .font(look.titleFont ?? .headline)
        .foregroundStyle(look.titleColor ?? .primary)
        .lineLimit(look.titleLines)
      if let date = content.date {
        Text(verbatim: date).font(.caption).foregroundStyle(.secondary)
      }
      if let detail = content.detail {
        Text(verbatim: detail)
          .font(look.detailFont ?? .footnote)
          .foregroundStyle(look.detailColor ?? .secondary)
      }
    }
  }

  private func symbol(_ image: RowImage, _ side: CGFloat) -> some View {
    SymbolTile(image: image)
      .environment(\.rowLook.imageSize, CGSize(width: side, height: side))
  }
}
