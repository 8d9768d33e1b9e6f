// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A section of a list, whose rows know their places in it.
struct RowSection<Rows: View>: View {
  private let header: LocalizedStringKey?
  private let footer: LocalizedStringKey?
  private let rows: Rows
  @Environment(\.headerLook) private var headerLook: HeaderLook
  @Environment(\.footerLook) private var footerLook: HeaderLook
  @Environment(\.rowLook) private var rowLook: RowLook

  init(
    _ header: LocalizedStringKey? = nil, footer: LocalizedStringKey? = nil,
    @RowBuilder rows: () -> Rows
  ) {
    self.header = header
    self.footer = footer
    self.rows = rows()
  }

  var body: some View {
    Section {
      rows
    } header: {
      if header != nil || headerLook.height != nil {
        SectionText(title: header, look: headerLook, inset: insets, alignment: .bottom)
      }
    } footer: {
      if footer != nil || footerLook.height != nil {
        SectionText(title: footer, look: footerLook, inset: insets, alignment: .top)
      }
    }
    .listSectionSeparator(hidesEdges ? .hidden : .automatic)
  }

  private var hidesEdges: Bool {
    rowLook.separator.hidesSectionEdges || rowLook.decoration != nil
  }

  private var insets: EdgeInsets { rowLook.decoration?.insets ?? EdgeInsets() }
}

/// The text of a header or a footer, or the space that it has.
struct SectionText: View {
  let title: LocalizedStringKey?
  let look: HeaderLook
  /// Points from the list's sides to the section's cards.
  let inset: EdgeInsets
  let alignment: VerticalAlignment
  @Environment(\.font) private var font
  @Environment(\.textCase) private var textCase

  var body: some View {
    text
      .font(look.font ?? font)
      .textCase(letters)
      .multilineTextAlignment(look.alignment)
      .frame(
        maxWidth: .infinity, minHeight: look.height,
        alignment: Alignment(horizontal: look.alignment.horizontal, vertical: alignment)
      )
      .padding(.leading, inset.leading + look.leading)
      .padding(.trailing, inset.trailing + look.trailing)
      .listRowInsets(look.height.map { _ in EdgeInsets() })
  }

  private var letters: Text.Case? {
    switch look.letters {
    case .automatic: textCase
    case .asWritten: nil
    case .uppercase: .uppercase
    case .lowercase: .lowercase
    }
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
