// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A row with a switch. The row's texts are the switch's label.
struct ToggleRow: View {
  private let label: RowLabel
  @Binding private var isOn: Bool

  init(
    _ title: LocalizedStringKey, subtitle: String? = nil, value: String? = nil,
    column: String? = nil, image: RowImage? = nil, badge: String? = nil, isOn: Binding<Bool>
  ) {
    label = RowLabel(title, subtitle, value, column, image, badge)
    _isOn = isOn
  }

  var body: some View {
    // Without a tint of its own, the switch has that of the list.
    Toggle(isOn: $isOn) { label }
      .tint(.green)
      .modifier(RowStyle(label: label))
  }
}
