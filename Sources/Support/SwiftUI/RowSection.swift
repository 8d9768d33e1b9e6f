// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A section of a list, whose rows know their places in it.
struct RowSection<Rows: View>: View {
  private let header: LocalizedStringKey?
  private let footer: LocalizedStringKey?
  @State private var isExpanded: Bool
  private var image: RowImage?
  private var controls: AnyView?
  private let rows: Rows
  @Environment(\.headerLook) private var headerLook: HeaderLook
  @Environment(\.footerLook) private var footerLook: HeaderLook
  @Environment(\.rowLook) private var rowLook: RowLook

  init(
    _ header: LocalizedStringKey? = nil, footer: LocalizedStringKey? = nil,
    isCollapsed: Bool = false, @RowBuilder rows: () -> Rows
  ) {
    self.header = header
    self.footer = footer
    _isExpanded = State(initialValue: !isCollapsed)
    self.rows = rows()
  }

  /// An image before the header's text.
  func headerImage(_ image: RowImage) -> Self {
    var copy = self
    copy.image = image
    return copy
  }

  /// Controls at the header's trailing side.
  func headerControls<Controls: View>(@ViewBuilder _ controls: () -> Controls) -> Self {
    var copy = self
    copy.controls = AnyView(controls())
    return copy
  }

  var body: some View {
    Section {
      if isExpanded { rows }
    } header: {
      if header != nil || headerLook.height != nil {
        if image == nil, controls == nil {
          SectionText(title: header, look: headerLook, inset: insets, alignment: .bottom)
        } else {
          HStack(spacing: 16) {
            if let image { HeaderImage(image: image) }
            SectionText(title: header, look: headerLook, inset: insets, alignment: .bottom)
            if let controls {
              controls.textCase(nil).environment(\.isSectionExpanded, $isExpanded)
            }
          }
        }
      }
    } footer: {
      if isExpanded, footer != nil || footerLook.height != nil {
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

private struct SectionExpansionKey: EnvironmentKey {
  static var defaultValue: Binding<Bool> { .constant(true) }
}

extension EnvironmentValues {
  /// Whether the rows of the section around a view are shown.
  var isSectionExpanded: Binding<Bool> {
    get { self[SectionExpansionKey.self] }
    set { self[SectionExpansionKey.self] = newValue }
  }
}

/// An image before a header's text, which a symbol is as large as.
struct HeaderImage: View {
  let image: RowImage

  var body: some View {
    if image.tile != nil || image.shaped != nil {
      SymbolTile(image: image)
    } else if let color = image.color {
      Image(systemName: image.symbol).foregroundStyle(color)
    } else {
      Image(systemName: image.symbol).foregroundStyle(.tint)
    }
  }
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
