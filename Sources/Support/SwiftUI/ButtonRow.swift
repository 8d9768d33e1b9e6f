// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A row that is a button.
struct ButtonRow<Content: View>: View {
  var image: RowImage?
  var role: ButtonRole?
  let action: () -> Void
  @ViewBuilder var content: Content

  var body: some View {
    Button(role: role) {
      action()
    } label: {
      content
    }
    .modifier(RowStyle(image: image))
  }
}

extension ButtonRow where Content == RowLabel {
  init(
    _ title: LocalizedStringKey, subtitle: String? = nil, value: String? = nil,
    image: RowImage? = nil, badge: String? = nil, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(image: image, role: role, action: action) {
      RowLabel(
        title: title, subtitle: subtitle, value: value, image: image, badge: badge, isButton: true)
    }
  }
}
