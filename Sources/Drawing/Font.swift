// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The font of a piece of text: the system font at a size and weight.
package struct Font: Hashable, Sendable {
  /// The size in points.
  package var size: Points
  /// The weight. Default: regular.
  package var weight: FontWeight

  package init(size: Points, weight: FontWeight = .regular) {
    self.size = size
    self.weight = weight
  }

  /// Whether a size in points uses San Francisco's Display cut. Apple documents that it begins at 20 points.
  package static func isDisplay(_ size: Points) -> Bool { size >= 20 }
}

extension FontWeight {
  /// The number of the weight in CSS and SVG.
  package var cssWeight: Int {
    switch self {
    case .regular: 400
    case .semibold: 600
    case .bold: 700
    }
  }
}
