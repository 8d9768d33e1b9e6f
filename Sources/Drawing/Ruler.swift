// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A measured gap that is drawn over the picture.
package struct Ruler: Hashable, Sendable {
  package var gap: NamedGap
  /// The column in which the ruler is drawn, counted from 0. Neighbouring rulers have different lanes, so
  /// that their labels don't overlap.
  package var lane: Int

  package init(gap: NamedGap, lane: Int) {
    self.gap = gap
    self.lane = lane
  }

  /// The length in points and the gap's name: `35 firstSectionTop`.
  package var label: String { "\(gap.length) \(gap.name)" }
}

/// A named empty space between two things.
package struct NamedGap: Hashable, Sendable {
  /// The direction in which a gap is measured.
  package enum Axis: String, Hashable, Sendable {
    case vertical, horizontal
  }

  /// The constant or the setting that the gap comes from, or the two things on its sides.
  package var name: String
  package var axis: Axis
  package var frame: Rect

  package init(name: String, axis: Axis, frame: Rect) {
    self.name = name
    self.axis = axis
    self.frame = frame
  }

  /// The length along the axis, in points.
  package var length: Points { axis == .vertical ? frame.height : frame.width }
}
