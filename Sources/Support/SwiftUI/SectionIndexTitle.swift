// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// The title of a section in the index at the list's trailing side, which iOS 26 shows.
struct SectionIndexTitle: ViewModifier {
  let title: String

  func body(content: Content) -> some View {
    if #available(iOS 26.0, *) {
      content.sectionIndexLabel(Text(verbatim: title))
    } else {
      content
    }
  }
}
