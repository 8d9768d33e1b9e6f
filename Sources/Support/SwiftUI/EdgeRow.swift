// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A block above the first section or below the last one.
struct EdgeRow: View {
  private let title: LocalizedStringKey
  private let height: CGFloat

  /// - Parameter height: points; a larger text makes it higher.
  init(_ title: LocalizedStringKey = "", height: CGFloat) {
    self.title = title
    self.height = height
  }

  var body: some View {
    Text(title)
      .font(.headline)
      .frame(maxWidth: .infinity, minHeight: height)
      .listRowInsets(EdgeInsets())
      .listRowBackground(Color.clear)
      .listRowSeparator(.hidden)
  }
}
