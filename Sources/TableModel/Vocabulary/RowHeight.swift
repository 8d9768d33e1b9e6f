// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// A row's height: fitted to its content or fixed.
package enum RowHeight: Hashable, Sendable {
  /// `UITableView.automaticDimension`: the content decides, at least the profile's row height.
  case automatic
  /// Exactly this many points, 0 or more.
  case fixed(Points)
}
