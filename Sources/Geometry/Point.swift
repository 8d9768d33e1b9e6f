// SPDX-License-Identifier: GPL-3.0-or-later

/// A place in points, y down from the top of the content.
package struct Point: Hashable, Sendable {
  package var x: Points
  package var y: Points

  package static let zero = Point(x: .zero, y: .zero)

  package init(x: Points, y: Points) {
    self.x = x
    self.y = y
  }
}
