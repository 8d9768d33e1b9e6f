// SPDX-License-Identifier: GPL-3.0-or-later

/// The four corner radii of one rectangle, in points.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: Points
  package var topRight: Points
  package var bottomLeft: Points
  package var bottomRight: Points

  package static let zero = CornerRadii(radius: .zero, corners: [])

  /// The same `radius` at each of `corners`, zero at the others.
  package init(radius: Points, corners: CornerMask) {
    topLeft = corners.contains(.topLeft) ? radius : .zero
    topRight = corners.contains(.topRight) ? radius : .zero
    bottomLeft = corners.contains(.bottomLeft) ? radius : .zero
    bottomRight = corners.contains(.bottomRight) ? radius : .zero
  }

  package init(topLeft: Points, topRight: Points, bottomLeft: Points, bottomRight: Points) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  package var isZero: Bool { self == .zero }

  /// The largest of the four.
  package var maximum: Points { max(max(topLeft, topRight), max(bottomLeft, bottomRight)) }
}
