// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// One line of text, already cut or wrapped to its place.
package struct TextRun: Hashable, Sendable {
  /// Which point of the text ``origin`` is.
  package enum Anchor: String, Hashable, Sendable {
    case left, center, right
  }

  package var text: String
  /// On the baseline, at the anchor's side; points.
  package var origin: Point
  package var anchor: Anchor
  /// Points.
  package var fontSize: Points
  package var weight: FontWeight
  /// A font other than the system's, whose widths are not known here.
  package var fontName: String?
  /// Extra space after each letter in points, the system font's tracking for this size.
  package var tracking: Points
  /// The laid-out width in points: approximate, from the measured widths of a near font.
  package var width: Points
  package var paint: RGBA
  package var isRightToLeft: Bool
  /// Whether its label may have more than one line: a picture of fewer columns than it takes breaks it again.
  package var mayWrap = false

  package init(
    text: String, origin: Point, anchor: Anchor = .left, fontSize: Points, weight: FontWeight = .regular,
    fontName: String? = nil, tracking: Points = .zero, width: Points, paint: RGBA,
    isRightToLeft: Bool = false
  ) {
    self.text = text
    self.origin = origin
    self.anchor = anchor
    self.fontSize = fontSize
    self.weight = weight
    self.fontName = fontName
    self.tracking = tracking
    self.width = width
    self.paint = paint
    self.isRightToLeft = isRightToLeft
  }
}
