// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A row's position in its section, which decides on corners, lines and insets.
enum RowPosition {
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

  /// The corners at the section's ends.
  var corners: CACornerMask {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}

extension CACornerMask {
  static let all = RowPosition.only.corners

  /// The corners on the other side.
  var mirrored: CACornerMask {
    let left: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    // The bit of a right corner follows that of the left one.
    return CACornerMask(
      rawValue: intersection(left).rawValue << 1 | subtracting(left).rawValue >> 1)
  }
}

extension UIBezierPath {
  convenience init(_ rect: CGRect, rounding corners: CACornerMask, by radius: CGFloat) {
    // Both types of corners use the same bits.
    self.init(
      roundedRect: rect, byRoundingCorners: UIRectCorner(rawValue: corners.rawValue),
      cornerRadii: CGSize(width: radius, height: radius))
  }
}
