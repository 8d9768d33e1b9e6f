// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// A toolbar with the search field between its items on iPhones since iOS 26; elsewhere with a flexible space there.
struct SearchToolbar<Leading: View, Trailing: View>: ViewModifier {
  let leading: Leading
  let trailing: Trailing

  func body(content: Content) -> some View {
    if #available(iOS 26, *), UIDevice.current.userInterfaceIdiom == .phone {
      content.toolbar {
        if Leading.self != EmptyView.self { ToolbarItemGroup(placement: .bottomBar) { leading } }
        DefaultToolbarItem(kind: .search, placement: .bottomBar)
        if Trailing.self != EmptyView.self { ToolbarItemGroup(placement: .bottomBar) { trailing } }
      }
    } else {
      content.toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          leading
          Spacer()
          trailing
        }
      }
    }
  }
}
