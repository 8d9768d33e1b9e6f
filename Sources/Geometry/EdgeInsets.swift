// SPDX-License-Identifier: GPL-3.0-or-later

/// Distances inwards from the four sides, in points, as in `UIEdgeInsets`.
package struct EdgeInsets: Hashable, Sendable {
  package var top: Points
  package var left: Points
  package var bottom: Points
  package var right: Points

  package static let zero = EdgeInsets(top: .zero, left: .zero, bottom: .zero, right: .zero)

  package init(top: Points, left: Points, bottom: Points, right: Points) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Left and right exchanged, as UIKit does for right-to-left interfaces.
  package var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
