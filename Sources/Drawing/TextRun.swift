// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// One line of text, already wrapped or cut to its width.
package struct TextRun: Hashable, Sendable {
  /// The point of the text that ``origin`` gives.
  package enum Anchor: String, Hashable, Sendable {
    case left, center, right
  }

  package var text: String
  /// A point on the baseline, at the anchor's side, in points.
  package var origin: Point
  /// Default: left.
  package var anchor: Anchor
  /// The font's size in points.
  package var fontSize: Points
  /// Default: regular.
  package var weight: FontWeight
  /// A font other than the system's; its widths are unknown. Default: `nil`, the system font.
  package var fontName: String?
  /// The extra space after each letter in points: the system font's tracking at this size. Default: 0.
  package var tracking: Points
  /// The laid-out width in points. It is approximate: it comes from the widths of a similar font.
  package var width: Points
  package var paint: RGBA
  /// Default: no.
  package var isRightToLeft: Bool
  /// Whether it is slanted. Default: no.
  package var isItalic = false
  /// The parts of the line that differ in weight, slant or colour, from its beginning. Default: none, one look.
  package var spans: [TextSpan] = []
  /// Whether the label may have several lines, so that a picture with too few columns may wrap the text
  /// again. Default: no.
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

  /// A whole line in the system font, with its measured width.
  ///
  /// - Parameter origin: the left end of the baseline, in points.
  package init(_ text: String, _ font: Font, at origin: Point, _ paint: RGBA) {
    self.init(
      text: text, origin: origin, fontSize: font.size, weight: font.weight,
      tracking: TextMeasurer.spacing(of: text, font: font), width: TextMeasurer.width(of: text, font: font),
      paint: paint)
  }
}
