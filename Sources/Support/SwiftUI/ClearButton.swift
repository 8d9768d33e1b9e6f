// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A button after a text field that clears its text: `.modifier(ClearButton($name, .whileEditing))`.
struct ClearButton: ViewModifier {
  enum Mode { case whileEditing, unlessEditing, always }

  @Binding private var text: String
  private let mode: Mode
  @FocusState private var isEditing: Bool

  init(_ text: Binding<String>, _ mode: Mode) {
    _text = text
    self.mode = mode
  }

  func body(content: Content) -> some View {
    HStack(spacing: 8) {
      content.focused($isEditing)
      if !text.isEmpty, mode == .always || isEditing == (mode == .whileEditing) {
        Button {
          text = ""
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.tertiary)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel("Clear Text")
      }
    }
  }
}
