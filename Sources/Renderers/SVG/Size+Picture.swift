// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension Size {
  /// The size of an SVG picture, from its root's `width` and `height`; `nil` unless they are plain numbers.
  package init?(ofPicture picture: [UInt8]) {
    let root = String(decoding: picture.prefix(4096), as: UTF8.self)
    guard let tag = root.firstMatch(of: /<svg\b[^>]*>/)?.0,
      let width = tag.firstMatch(of: /\swidth="([0-9.]+)"/)?.1,
      let height = tag.firstMatch(of: /\sheight="([0-9.]+)"/)?.1,
      let width = Double(width).flatMap(Points.init(checking:)), width > 0,
      let height = Double(height).flatMap(Points.init(checking:)), height > 0
    else { return nil }
    self.init(width: width, height: height)
  }
}
