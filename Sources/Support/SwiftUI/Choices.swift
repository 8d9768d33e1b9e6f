// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// The choices of a picker whose selection is an index: `Picker("View", selection: $view) { Choices(["Day"]) }`.
struct Choices: View {
  private let titles: [LocalizedStringKey]

  init(_ titles: [LocalizedStringKey]) { self.titles = titles }

  var body: some View {
    ForEach(titles.indices, id: \.self) { Text(titles[$0]).tag($0) }
  }
}
