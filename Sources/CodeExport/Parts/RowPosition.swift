// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A row's position in its section, which determines corners, lines and margins.
private enum RowPosition {
  case first, middle, last, only

  init(row: Int, count: Int) {
    switch (row == 0, row == count - 1) {
    case (true, true): self = .only
    case (true, false): self = .first
    case (false, true): self = .last
    case (false, false): self = .middle
    }
  }

  var isFirst: Bool { self == .first || self == .only }
  var isLast: Bool { self == .last || self == .only }
  #if cornerRadius

  /// The corners at the section's ends.
  var corners: CACornerMask {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
  #endif
}
