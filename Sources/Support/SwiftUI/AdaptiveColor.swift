// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

extension ShapeStyle where Self == Color {
  /// A colour for light appearance and one for dark.
  static func adaptive(light: Color, dark: Color) -> Color {
    let (light, dark) = (UIColor(light), UIColor(dark))
    return Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? dark : light })
  }
}
