// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// `tableHeaderView` or `tableFooterView`: a block over the first or under the last section.
package struct TableEdgeView: Hashable, Sendable {
  /// Points, 0 or more. Any height, however small, takes the first section's top gap away.
  package var height: Points
  package var title: String?

  package init(height: Points, title: String? = nil) {
    self.height = height
    self.title = title
  }
}
