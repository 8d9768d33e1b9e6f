// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// The look of the sheet that presents a view. It has no effect on a view outside of a sheet.
struct SheetLook: ViewModifier {
  /// The heights at which the sheet can rest.
  let detents: Set<PresentationDetent>
  /// The height at which it is.
  @State var selection: PresentationDetent
  var showsGrabber = false
  /// Points; `nil` is the system's radius. A sheet can have its own since iOS 16.4.
  var cornerRadius: CGFloat?

  func body(content: Content) -> some View {
    let sheet =
      content
      .presentationDetents(detents, selection: $selection)
      .presentationDragIndicator(showsGrabber ? .visible : .hidden)
    if #available(iOS 16.4, *) { sheet.presentationCornerRadius(cornerRadius) } else { sheet }
  }
}
