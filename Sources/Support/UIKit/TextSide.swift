// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The side of a view on which its text is.
enum TextSide {
  case leading, center, trailing

  @MainActor func alignment(in view: UIView) -> NSTextAlignment {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch self {
    case .leading: .natural
    case .center: .center
    case .trailing: isRightToLeft ? .left : .right
    }
  }
}
