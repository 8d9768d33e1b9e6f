// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// The font of a piece of text: the system font at a size and weight.
package struct Font: Hashable, Sendable {
  /// Points.
  package var size: Points
  package var weight: FontWeight

  package init(size: Points, weight: FontWeight = .regular) {
    self.size = size
    self.weight = weight
  }
}
