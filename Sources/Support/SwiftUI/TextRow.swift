// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A row that only shows its texts and a sign without an action, and may have controls.
struct TextRow: View {
  private let label: RowLabel
  private let sign: RowSign
  @Environment(\.rowControls) private var controls: RowControls

  init(
    _ title: LocalizedStringKey, subtitle: String? = nil, value: String? = nil,
    column: String? = nil, image: RowImage? = nil, badge: String? = nil, sign: RowSign = .none
  ) {
    label = RowLabel(title, subtitle, value, column, image, badge)
    self.sign = sign
  }

  var body: some View {
    HStack(spacing: 8) {
      label
      sign
    }
    .accessibilityElement(children: controls.isEmpty ? .combine : .contain)
    .modifier(RowStyle(label: label))
  }
}
