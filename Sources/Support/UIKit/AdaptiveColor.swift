// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

extension UIColor {
  /// A colour for light appearance and one for dark.
  static func adaptive(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
