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

  /// Whether San Francisco's Display cut is used, from 20 points on (documented).
  package static func isDisplay(_ size: Points) -> Bool { size >= 20 }
}

extension FontWeight {
  /// The number that CSS and SVG use.
  package var cssWeight: Int {
    switch self {
    case .regular: 400
    case .semibold: 600
    case .bold: 700
    }
  }
}
