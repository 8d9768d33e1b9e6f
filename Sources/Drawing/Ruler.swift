// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// A measured gap that is drawn over the picture.
package struct Ruler: Hashable, Sendable {
  package var gap: FrameTree.Gap
  /// Neighbouring rulers have different lanes, so that their labels do not lie on each other.
  package var lane: Int

  package init(gap: FrameTree.Gap, lane: Int) {
    self.gap = gap
    self.lane = lane
  }

  /// `35 firstSectionTop`.
  package var label: String { "\(gap.length) \(gap.name)" }
}
