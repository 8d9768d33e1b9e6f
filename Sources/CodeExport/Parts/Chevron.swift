// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

extension UIImage {
  /// A disclosure indicator's symbol, which points to where a line of text ends.
  fileprivate static var chevron: UIImage? {
    UIImage(systemName: "chevron.right")?.imageFlippedForRightToLeftLayoutDirection()
  }
}
