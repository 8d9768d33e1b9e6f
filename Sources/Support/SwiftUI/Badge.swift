// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A short text in a capsule.
struct Badge: View {
  let text: String
  @Environment(\.rowLook) private var look: RowLook
  @ScaledMetric(relativeTo: .footnote) private var height: CGFloat = 20

  var body: some View {
    Text(verbatim: text)
      .font(.footnote)
      .foregroundStyle(.white)
      .padding(.horizontal, 6)
      .frame(minWidth: height, minHeight: height)
      .background(look.badgeColor, in: Capsule())
  }
}
