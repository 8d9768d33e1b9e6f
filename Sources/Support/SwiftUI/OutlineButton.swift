// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A chevron that points down while the rows below are shown: `if values.isMailExpanded { … }`.
struct OutlineButton: View {
  private let title: LocalizedStringKey
  @Binding private var isExpanded: Bool

  init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>) {
    self.title = title
    _isExpanded = isExpanded
  }

  var body: some View {
    Button {
      withAnimation { isExpanded.toggle() }
    } label: {
      Image(systemName: "chevron.forward")
        .font(.body.weight(.semibold))
        .imageScale(.small)
        .rotationEffect(.degrees(isExpanded ? 90 : 0))
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(title)
    .accessibilityValue(isExpanded ? "Expanded" : "Collapsed")
  }
}
