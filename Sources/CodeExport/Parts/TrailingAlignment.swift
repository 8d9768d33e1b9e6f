// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

extension NSTextAlignment {
  /// The side where lines end in the user's language.
  @MainActor fileprivate static var trailing: NSTextAlignment {
    let direction = UIView.userInterfaceLayoutDirection(for: .unspecified)
    return direction == .rightToLeft ? .left : .right
  }
}
