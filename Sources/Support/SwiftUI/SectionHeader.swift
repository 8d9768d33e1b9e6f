// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A section's title, or the space above its rows.
struct SectionHeader: View {
  private let title: LocalizedStringKey?
  @Environment(\.headerLook) private var look

  init(_ title: LocalizedStringKey? = nil) { self.title = title }

  var body: some View { SectionText(title: title, look: look, alignment: .bottom) }
}

/// The text below a section's rows, or the space there.
struct SectionFooter: View {
  private let title: LocalizedStringKey?
  @Environment(\.footerLook) private var look

  init(_ title: LocalizedStringKey? = nil) { self.title = title }

  var body: some View { SectionText(title: title, look: look, alignment: .top) }
}

/// The text of a header or a footer. A set height is the least one, without the list's own space.
struct SectionText: View {
  let title: LocalizedStringKey?
  let look: HeaderLook
  let alignment: VerticalAlignment
  @Environment(\.font) private var font
  @Environment(\.textCase) private var textCase

  var body: some View {
    text
      .font(look.font ?? font)
      .textCase(look.keepsCase ? nil : look.textCase ?? textCase)
      .multilineTextAlignment(look.alignment)
      .frame(
        maxWidth: .infinity, minHeight: look.height,
        alignment: Alignment(horizontal: look.alignment.horizontal, vertical: alignment)
      )
      .padding(.leading, look.leading)
      .padding(.trailing, look.trailing)
      .listRowInsets(look.height.map { _ in EdgeInsets() })
  }

  @ViewBuilder private var text: some View {
    if let title, let color = look.color {
      Text(title).foregroundStyle(color)
    } else if let title {
      Text(title)
    } else {
      Color.clear
    }
  }
}
