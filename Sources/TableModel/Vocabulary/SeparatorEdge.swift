// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// One side of a separator inset.
package enum SeparatorEdge: Hashable, Sendable {
  /// UIKit's own place for this side.
  case automatic
  /// This many points; a negative number counts as 0 where the line is laid out.
  case points(Points)
}
