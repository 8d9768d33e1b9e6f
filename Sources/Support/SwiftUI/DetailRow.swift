// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A row with an information button.
struct DetailRow<Content: View>: View {
  var image: RowImage?
  let action: () -> Void
  @ViewBuilder var content: Content

  var body: some View {
    HStack(spacing: 8) {
      content
      InfoButton(action: action)
    }
    .modifier(RowStyle(image: image))
  }
}

extension DetailRow where Content == RowLabel {
  init(
    _ title: LocalizedStringKey, subtitle: String? = nil, value: String? = nil,
    image: RowImage? = nil, badge: String? = nil, action: @escaping () -> Void
  ) {
    self.init(image: image, action: action) {
      RowLabel(title: title, subtitle: subtitle, value: value, image: image, badge: badge)
    }
  }
}

/// The button with an i at a row's end. It doesn't choose the row.
struct InfoButton: View {
  let action: () -> Void

  var body: some View {
    Button {
      action()
    } label: {
      Image(systemName: "info.circle")
    }
    .buttonStyle(.borderless)
    .accessibilityLabel("More Info")
  }
}
