// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A row that is a button.
struct ButtonRow: View {
  private let label: RowLabel
  private let role: ButtonRole?
  private let action: () -> Void

  init(
    _ title: LocalizedStringKey, subtitle: String? = nil, image: RowImage? = nil,
    badge: String? = nil, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    label = RowLabel(title, subtitle, nil, nil, image, badge, isButton: true)
    self.role = role
    self.action = action
  }

  var body: some View {
    Button(role: role) {
      action()
    } label: {
      label
    }
    .modifier(RowStyle(label: label))
  }
}
