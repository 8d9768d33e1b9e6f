// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A row that people choose. A chosen row has a check mark.
struct ChoiceRow: View {
  private let label: RowLabel
  @Binding private var isChosen: Bool

  init(
    _ title: LocalizedStringKey, subtitle: String? = nil, value: String? = nil,
    column: String? = nil, image: RowImage? = nil, badge: String? = nil, isChosen: Binding<Bool>
  ) {
    label = RowLabel(title, subtitle, value, column, image, badge)
    _isChosen = isChosen
  }

  var body: some View {
    Button {
      isChosen.toggle()
    } label: {
      HStack(spacing: 8) {
        label
        if isChosen { RowSign.checkmark }
      }
    }
    .accessibilityAddTraits(isChosen ? .isSelected : [])
    .modifier(RowStyle(label: label))
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
