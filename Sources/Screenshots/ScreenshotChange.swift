// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// A difference between a spec and a screenshot, where it arises: elements below it that only moved along have none.
package struct ScreenshotChange: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// The space above an element has another length.
    case gap
    /// The contents of a row are nearer to those above, or to one edge of the row, or farther; the other edges can't be read.
    case distance
    /// A row has another height.
    case height
    /// The contents of a row are higher or lower in it.
    case content
    /// A row is higher or lower, and the row below it isn't.
    case alone
    /// The screenshot has more in or below a row than the row's height, such as another row.
    case extra
    /// A part of a row is further to the side.
    case side
    /// Several neighbours have slightly other lengths, each within the tolerance, but not together.
    case drift
    /// An element isn't in the screenshot.
    case missing
    /// The screenshot has something else in an element's place.
    case unlike
  }

  package let kind: Kind
  /// The elements with this difference, from top to bottom. For a drift, the first and the last of the neighbours.
  package internal(set) var places: [LayoutDifference.Place]
  /// Points that the screenshot has more than the spec, negative for less; 0 for a missing element.
  package let difference: Points
  /// The part of a row that is further to the side, such as `image`; `nil` for other kinds.
  package let element: String?
  /// The length in the spec; `nil` where there is none to compare with.
  package let expected: Points?
  /// The named gaps that make up the space, with their lengths in the spec.
  package let gaps: [Gap]
  /// The certainty of the least certain element.
  package internal(set) var certainty: Double

  init(
    kind: Kind, places: [LayoutDifference.Place], difference: Points, element: String? = nil,
    expected: Points?, gaps: [Gap], certainty: Double
  ) {
    (self.kind, self.places, self.difference) = (kind, places, difference)
    (self.element, self.expected, self.gaps, self.certainty) = (element, expected, gaps, certainty)
  }

  package struct Gap: Hashable, Sendable {
    package let name: String
    package let length: Points
  }

  /// The length in the screenshot.
  package var found: Points? { expected.map { $0 + difference } }

  /// Whether another element has the same difference.
  func isSame(as other: ScreenshotChange) -> Bool {
    kind == other.kind && kind != .drift && places[0].part == other.places[0].part
      && abs((difference - other.difference).doubleValue) < 0.4 && expected == other.expected
      && gaps.map(\.name) == other.gaps.map(\.name) && element == other.element
  }
}
