// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// A format in columns, which can be drawn for a terminal that is narrower than the picture.
package protocol FittingRenderer: Renderer {
  /// - Parameter maximumColumns: where the picture has to fit; `nil` for as wide as it is.
  init(maximumColumns: Int?)
}

extension FittingRenderer {
  /// How wide the picture is where nothing limits it.
  package static func columns(of list: DisplayList) -> Int { GridMetrics(width: list.size.width).columns }
}
