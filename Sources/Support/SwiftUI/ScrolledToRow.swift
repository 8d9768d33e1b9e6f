// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// Scrolls a list, when it appears, so that the row with ``id`` is at the top.
struct ScrolledToRow: ViewModifier {
  static let id = "ScrolledToRow"

  func body(content: Content) -> some View {
    ScrollViewReader { reader in
      content.onAppear { reader.scrollTo(Self.id, anchor: .top) }
    }
  }
}
