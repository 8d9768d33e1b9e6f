// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A row that leads to the screen of a value. With `detail`, it has an information button, too.
struct LinkRow<Value: Hashable>: View {
  private let value: Value
  private let label: RowLabel
  private let detail: (() -> Void)?

  init(
    _ id: Value, _ title: LocalizedStringKey, subtitle: String? = nil, value: String? = nil,
    column: String? = nil, image: RowImage? = nil, badge: String? = nil,
    detail: (() -> Void)? = nil
  ) {
    self.value = id
    label = RowLabel(title, subtitle, value, column, image, badge)
    self.detail = detail
  }

  var body: some View {
    NavigationLink(value: value) {
      HStack(spacing: 8) {
        label
        if let detail { InfoButton(action: detail) }
      }
    }
    .modifier(RowStyle(label: label))
  }
}
