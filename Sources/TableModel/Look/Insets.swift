// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// Four margins of which any may be left to the style: `nil` inherits.
package struct Insets: Hashable, Sendable {
  package var top: Points?
  package var left: Points?
  package var bottom: Points?
  package var right: Points?

  package init(top: Points? = nil, left: Points? = nil, bottom: Points? = nil, right: Points? = nil) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package var isEmpty: Bool { self == Insets() }

  /// Each side of `self`, or where that is `nil` the side of `base`.
  package func over(_ base: Insets) -> Insets {
    Insets(
      top: top ?? base.top, left: left ?? base.left, bottom: bottom ?? base.bottom, right: right ?? base.right
    )
  }
}
