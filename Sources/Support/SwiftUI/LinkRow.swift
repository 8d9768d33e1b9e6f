// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A row that leads to the screen of a value. With `detail`, it has an information button, too.
struct LinkRow<Value: Hashable, Content: View>: View {
  let value: Value
  var image: RowImage?
  var detail: (() -> Void)?
  @ViewBuilder var content: Content

  var body: some View {
    NavigationLink(value: value) {
      HStack(spacing: 8) {
        content
        if let detail { InfoButton(action: detail) }
      }
    }
    .modifier(RowStyle(image: image))
  }
}

extension LinkRow where Content == RowLabel {
  init(
    _ id: Value, _ title: LocalizedStringKey, subtitle: String? = nil, value: String? = nil,
    image: RowImage? = nil, badge: String? = nil, detail: (() -> Void)? = nil
  ) {
    self.init(value: id, image: image, detail: detail) {
      RowLabel(title: title, subtitle: subtitle, value: value, image: image, badge: badge)
    }
  }
}
