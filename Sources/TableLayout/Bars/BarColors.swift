// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension LayoutEnvironment {
  /// The colour of an item of a navigation bar or a toolbar, and that of its own surface; `nil` for an item that lies on the
  /// bar. `nil` for the metal bars of iOS 6.
  package func barColors(of item: Element) -> (ink: Color, surface: Color?)? {
    guard profile.navigationBar.background != .gradient else { return nil }
    let look = BarButtonLook<Points>(environment: self, isMetal: false)
    return (look.color(of: item), look.hasSurfaces ? look.surfaceColor(of: item) : nil)
  }
}
