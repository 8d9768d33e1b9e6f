// SPDX-License-Identifier: GPL-3.0-or-later

/// Which corners of a rectangle are meant, as in `CACornerMask`.
package struct CornerMask: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let topLeft = CornerMask(rawValue: 1)
  package static let topRight = CornerMask(rawValue: 2)
  package static let bottomLeft = CornerMask(rawValue: 4)
  package static let bottomRight = CornerMask(rawValue: 8)

  package static let top: CornerMask = [.topLeft, .topRight]
  package static let bottom: CornerMask = [.bottomLeft, .bottomRight]
  package static let all: CornerMask = [.top, .bottom]
}
