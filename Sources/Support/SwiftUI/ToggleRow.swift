// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A row with a switch. The row's texts are the switch's label.
struct ToggleRow<Content: View>: View {
  @Binding var isOn: Bool
  var image: RowImage?
  @ViewBuilder var content: Content

  var body: some View {
    // Without a tint of its own, the switch has that of the list.
    Toggle(isOn: $isOn) { content }
      .tint(.green)
      .modifier(RowStyle(image: image))
  }
}

extension ToggleRow where Content == RowLabel {
  init(
    _ title: LocalizedStringKey, subtitle: String? = nil, value: String? = nil,
    image: RowImage? = nil, badge: String? = nil, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn, image: image) {
      RowLabel(title: title, subtitle: subtitle, value: value, image: image, badge: badge)
    }
  }
}
