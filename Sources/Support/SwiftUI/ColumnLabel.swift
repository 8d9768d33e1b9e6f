// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A title in a narrow column, and a detail after it. At accessibility sizes, the detail is below.
struct ColumnLabel: View {
  let title: LocalizedStringKey
  let detail: String?
  @Environment(\.rowLook) private var look
  @Environment(\.dynamicTypeSize) private var textSize

  init(_ title: LocalizedStringKey, _ detail: String? = nil) {
    self.title = title
    self.detail = detail
  }

  var body: some View {
    let isStacked = textSize.isAccessibilitySize
    let layout =
      isStacked
      ? AnyLayout(VStackLayout(alignment: .leading))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 6))
    layout {
      Text(title)
        .font(look.titleFont)
        .foregroundStyle(.tint)
        .frame(width: isStacked ? nil : 91, alignment: .trailing)
      if let detail {
        Text(verbatim: detail)
          .font(look.detailFont ?? .body)
          .foregroundStyle(look.detailColor ?? .primary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
