// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A title in a narrow column, and a detail after it, or below it at accessibility sizes.
struct ColumnLabel: View {
  private let title: LocalizedStringKey
  private let detail: String?
  @Environment(\.rowLook) private var look: RowLook
  @Environment(\.dynamicTypeSize) private var textSize

  init(_ title: LocalizedStringKey, _ detail: String? = nil) {
    self.title = title
    self.detail = detail
  }

  var body: some View {
    let isLarge = textSize.isAccessibilitySize
    let layout =
      isLarge
      ? AnyLayout(VStackLayout(alignment: .leading))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 6))
    layout {
      Text(title)
        .font(look.titleFont ?? .footnote)
        .lineLimit(look.titleLines)
        .foregroundStyle(.tint)
        .frame(width: isLarge ? nil : 91, alignment: .trailing)
      if let detail {
        Text(verbatim: detail)
          .font(look.detailFont ?? .footnote)
          .lineLimit(look.detailLines)
          .foregroundStyle(look.detailColor ?? .primary)
      }
    }
  }
}
