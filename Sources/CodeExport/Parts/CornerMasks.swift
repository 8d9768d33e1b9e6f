// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

extension CACornerMask {
  fileprivate static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  fileprivate static let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  #if covers
  fileprivate static let left: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
  fileprivate static let right: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
  #endif
  fileprivate static let all: CACornerMask = [.top, .bottom]
}
