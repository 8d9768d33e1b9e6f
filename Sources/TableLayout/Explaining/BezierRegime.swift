// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// The three shapes of `UIBezierPath(roundedRect:cornerRadius:)`, by the room that its corners have.
package enum BezierRegime: Int, Sendable {
  case smooth = 1
  case pill = 2
  case capsule = 3

  /// A side has room when it is longer than 3.0573299 radii (published fits of the real path).
  package init(radius: Points, size: Size) {
    let needed = radius.doubleValue * SmoothCorner.room
    switch (size.width.doubleValue > needed, size.height.doubleValue > needed) {
    case (true, true): self = .smooth
    case (true, false), (false, true): self = .pill
    case (false, false): self = .capsule
    }
  }

  package var meaning: String {
    switch self {
    case .smooth: "smooth corners: both sides are longer than 3.0573 radii"
    case .pill: "pill: one side is at most 3.0573 radii long, and its ends are nearly half circles"
    case .capsule: "plain capsule: neither side is longer than 3.0573 radii"
    }
  }
}
