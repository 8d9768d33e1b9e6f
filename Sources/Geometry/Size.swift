// SPDX-License-Identifier: GPL-3.0-or-later

/// A width and a height in points.
package struct Size: Hashable, Sendable {
  package var width: Points
  package var height: Points

  package static let zero = Size(width: .zero, height: .zero)

  package init(width: Points, height: Points) {
    self.width = width
    self.height = height
  }
}
