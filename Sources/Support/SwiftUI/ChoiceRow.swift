// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A row that people choose. A chosen row has a check mark.
struct ChoiceRow<Content: View>: View {
  @Binding var isChosen: Bool
  var image: RowImage?
  @ViewBuilder var content: Content

  var body: some View {
    Button {
      isChosen.toggle()
    } label: {
      HStack(spacing: 8) {
        content
        if isChosen { RowSign.checkmark }
      }
    }
    .accessibilityAddTraits(isChosen ? .isSelected : [])
    .modifier(RowStyle(image: image))
  }
}

extension ChoiceRow where Content == RowLabel {
  init(
    _ title: LocalizedStringKey, subtitle: String? = nil, value: String? = nil,
    image: RowImage? = nil, badge: String? = nil, isChosen: Binding<Bool>
  ) {
    self.init(isChosen: isChosen, image: image) {
      RowLabel(title: title, subtitle: subtitle, value: value, image: image, badge: badge)
    }
  }
}

extension Optional where Wrapped: Equatable {
  /// Whether a row is the chosen one: `$values.calendar[chooses: .home]`.
  subscript(chooses row: Wrapped) -> Bool {
    get { self == row }
    set { self = row }
  }
}

extension Set {
  /// Whether a row is one of the chosen ones.
  subscript(chooses row: Element) -> Bool {
    get { contains(row) }
    set { if newValue { insert(row) } else { remove(row) } }
  }
}
