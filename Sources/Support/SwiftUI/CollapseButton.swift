// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A chevron in a section's header that shows or hides the section's rows.
struct CollapseButton: View {
  private let title: LocalizedStringKey
  @Environment(\.isSectionExpanded) private var isExpanded: Binding<Bool>

  init(_ title: LocalizedStringKey) { self.title = title }

  var body: some View { OutlineButton(title, isExpanded: isExpanded) }
}
