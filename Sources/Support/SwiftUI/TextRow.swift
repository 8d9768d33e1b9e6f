// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A row that only shows its content, and a sign without an action.
struct TextRow<Content: View>: View {
  var sign = RowSign.none
  var image: RowImage?
  @ViewBuilder var content: Content

  var body: some View {
    HStack(spacing: 8) {
      content
      sign
    }
    .modifier(RowStyle(image: image))
  }
}

extension TextRow where Content == RowLabel {
  init(
    _ title: LocalizedStringKey, subtitle: String? = nil, value: String? = nil,
    image: RowImage? = nil, badge: String? = nil, sign: RowSign = .none
  ) {
    self.init(sign: sign, image: image) {
      RowLabel(title: title, subtitle: subtitle, value: value, image: image, badge: badge)
    }
  }
}
