// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A row's position in its section.
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
    if isFirst { corners.formUnion(.top) }
    if isLast { corners.formUnion(.bottom) }
    return corners
  }
}

extension CACornerMask {
  static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  static let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  static let all: CACornerMask = [.top, .bottom]

  func mirrored(_ isRightToLeft: Bool) -> CACornerMask {
    guard isRightToLeft else { return self }
    let pairs: [(CACornerMask, CACornerMask)] = [
      (.layerMinXMinYCorner, .layerMaxXMinYCorner), (.layerMaxXMinYCorner, .layerMinXMinYCorner),
      (.layerMinXMaxYCorner, .layerMaxXMaxYCorner), (.layerMaxXMaxYCorner, .layerMinXMaxYCorner),
    ]
    return pairs.reduce(into: []) { if contains($1.0) { $0.formUnion($1.1) } }
  }
}
