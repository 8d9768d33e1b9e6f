// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A row with an information button.
struct DetailRow: View {
  private let label: RowLabel
  private let action: () -> Void

  init(
    _ title: LocalizedStringKey, subtitle: String? = nil, value: String? = nil,
    column: String? = nil, image: RowImage? = nil, badge: String? = nil,
    action: @escaping () -> Void
  ) {
    label = RowLabel(title, subtitle, value, column, image, badge)
    self.action = action
  }

  var body: some View {
    HStack(spacing: 8) {
      label
      InfoButton(action: action)
    }
    .modifier(RowStyle(label: label))
  }
}
