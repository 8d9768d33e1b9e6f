// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A sign at the end of a row that does nothing.
enum RowSign: View {
  case none, chevron, checkmark, info, infoAndChevron, switchOff, switchOn

  var body: some View {
    switch self {
    case .none: EmptyView()
    case .chevron: symbol("chevron.forward").foregroundStyle(.tertiary).imageScale(.small)
    case .checkmark: symbol("checkmark").foregroundStyle(.tint)
    case .info: symbol("info.circle").foregroundStyle(.tint)
    case .infoAndChevron:
      HStack {
        RowSign.info
        RowSign.chevron
      }
    case .switchOff, .switchOn:
      Toggle(isOn: .constant(self == .switchOn)) { EmptyView() }.labelsHidden().tint(.green)
    }
  }

  private func symbol(_ name: String) -> some View {
    Image(systemName: name).font(.body.weight(.semibold)).accessibilityHidden(true)
  }
}
