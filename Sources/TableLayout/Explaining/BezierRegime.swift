// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// The three shapes of `UIBezierPath(roundedRect:cornerRadius:)`, by the room that its corners have.
package enum BezierRegime: Int, Sendable {
  /// Both sides have room for the corners.
  case smooth = 1
  /// Only one side has room.
  case pill = 2
  /// Neither side has room.
  case capsule = 3

  /// A side has room if it is longer than 3.0573299 radii (published fits of the real path).
  ///
  /// - Parameter radius: the requested radius in points.
  package init(radius: Points, size: Size) {
    let needed = radius.doubleValue * SmoothCorner.room
    switch (size.width.doubleValue > needed, size.height.doubleValue > needed) {
    case (true, true): self = .smooth
    case (true, false), (false, true): self = .pill
    case (false, false): self = .capsule
    }
  }

  /// The shape in words, for explanations.
  package var meaning: String {
    switch self {
    case .smooth: "smooth corners: both sides are longer than 3.0573 radii"
    case .pill: "pill: one side is at most 3.0573 radii long, and its ends are nearly half circles"
    case .capsule: "plain capsule: neither side is longer than 3.0573 radii"
    }
  }
}
