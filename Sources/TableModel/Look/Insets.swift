// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// Distances of a group from the table's sides. A spec's `inset` has both these and ``BackgroundInsets``.
///
/// - Parameter Length: `Points?` where `nil` inherits or is left to the style, `Points` where nothing is left open.
package struct GroupInsets<Length: Hashable & Sendable>: Hashable, Sendable {
  package var left: Length
  package var right: Length

  package init(left: Length, right: Length) {
    self.left = left
    self.right = right
  }
}

/// Distances of a row's background from the top and the bottom of its cell.
///
/// - Parameter Length: `Points?` where `nil` inherits or is left to the style, `Points` where nothing is left open.
package struct BackgroundInsets<Length: Hashable & Sendable>: Hashable, Sendable {
  package var top: Length
  package var bottom: Length

  package init(top: Length, bottom: Length) {
    self.top = top
    self.bottom = bottom
  }
}

extension GroupInsets<Points?> {
  package init() { self.init(left: nil, right: nil) }

  /// Each side of `self`, or where that is `nil` the side of `base`.
  package func over(_ base: Self) -> Self {
    Self(left: left ?? base.left, right: right ?? base.right)
  }
}

extension BackgroundInsets<Points?> {
  package init() { self.init(top: nil, bottom: nil) }

  /// Each side of `self`, or where that is `nil` the side of `base`.
  package func over(_ base: Self) -> Self {
    Self(top: top ?? base.top, bottom: bottom ?? base.bottom)
  }
}
