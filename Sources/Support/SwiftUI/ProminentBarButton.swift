// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// Makes a button the main one of its bar: a capsule in the tint colour, before iOS 26 bold letters.
struct ProminentBarButton: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 26, *) { content.buttonStyle(.glassProminent) } else { content.bold() }
  }
}
