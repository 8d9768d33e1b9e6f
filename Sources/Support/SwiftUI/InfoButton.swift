// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// The button with an i at a row's end. It doesn't choose the row.
struct InfoButton: View {
  let action: () -> Void

  var body: some View {
    Button {
      action()
    } label: {
      Image(systemName: "info.circle")
    }
    .buttonStyle(.borderless)
    .accessibilityLabel("More Info")
  }
}
