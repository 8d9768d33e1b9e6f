// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// A layer's border, drawn inside the outline as `CALayer.borderWidth` is.
package struct Border: Hashable, Sendable {
  package var color: Color
  /// Points; 0 is no border.
  package var width: Points

  package init(color: Color, width: Points) {
    self.color = color
    self.width = width
  }

  /// No border; as an override it takes an inherited one away.
  package static let none = Border(color: .semantic(.clear), width: .zero)
}
