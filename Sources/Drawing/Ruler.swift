// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A measured gap that is drawn over the picture.
package struct Ruler: Hashable, Sendable {
  package var gap: FrameTree.Gap
  /// The column in which the ruler is drawn, counted from 0. Neighbouring rulers have different lanes, so
  /// that their labels don't overlap.
  package var lane: Int

  package init(gap: FrameTree.Gap, lane: Int) {
    self.gap = gap
    self.lane = lane
  }

  /// The length in points and the gap's name: `35 firstSectionTop`.
  package var label: String { "\(gap.length) \(gap.name)" }
}
