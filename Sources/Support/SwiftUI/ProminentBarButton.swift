// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

extension View {
  /// The main button of a bar: a capsule in the tint colour, before iOS 26 bold letters.
  @ViewBuilder func prominentBarButton() -> some View {
    if #available(iOS 26, *) { buttonStyle(.glassProminent) } else { bold() }
  }
}
