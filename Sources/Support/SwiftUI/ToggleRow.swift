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
    // The list's tint isn't the switch's, and the switch's isn't its symbol's.
    Toggle(isOn: $isOn) { label.tint(nil) }
      .tint(.green)
      .modifier(RowStyle(label: label))
  }
}
