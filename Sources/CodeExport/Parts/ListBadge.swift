// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A short text in a capsule.
private struct Badge: View {
  private static let height: CGFloat = _height_
  private static let padding: CGFloat = _padding_

  let text: String
  #if coloured
  let color: Color
  #endif

  var body: some View {
    Text(verbatim: text)
      .font(.footnote)
      .foregroundStyle(.white)
      .padding(.horizontal, Self.padding)
      .frame(minWidth: Self.height, minHeight: Self.height)
      .background(_color_, in: Capsule())
  }
}
