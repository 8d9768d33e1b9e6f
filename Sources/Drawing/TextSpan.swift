// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A part of a line of text with its own look.
package struct TextSpan: Hashable, Sendable {
  package var text: String
  package var weight: FontWeight
  package var isItalic: Bool
  package var paint: RGBA
  /// The extra space after each letter in points.
  package var tracking: Points
  /// The laid-out width in points.
  package var width: Points

  package init(
    text: String, weight: FontWeight, isItalic: Bool, paint: RGBA, tracking: Points, width: Points
  ) {
    self.text = text
    self.weight = weight
    self.isItalic = isItalic
    self.paint = paint
    self.tracking = tracking
    self.width = width
  }
}

extension TextRun {
  /// The spans as lines of text at their places; the line itself if it has none. The spans of a line that is written from
  /// right to left follow each other to the left; within a line, no span changes its place (approximate).
  package var parts: [TextRun] {
    guard !spans.isEmpty else { return [self] }
    var x: Points
    switch anchor {
    case .left: x = origin.x
    case .center: x = origin.x - width / 2
    case .right: x = origin.x - width
    }
    return (isRightToLeft ? spans.reversed() : spans).compactMap { span in
      defer { x += span.width }
      // SVG removes blanks at the ends of a text, so they are places instead of letters.
      let font = Font(size: fontSize, weight: span.weight)
      func width(_ blanks: Substring) -> Points { TextMeasurer.width(of: String(blanks), font: font) }
      let begin = span.text.prefix { $0 == " " }
      var text = span.text.dropFirst(begin.count)
      guard !text.isEmpty else { return nil }
      let count = text.reversed().prefix { $0 == " " }.count
      let end = text.suffix(count)
      text.removeLast(count)
      var part = self
      (part.spans, part.text, part.weight, part.isItalic) = ([], String(text), span.weight, span.isItalic)
      (part.paint, part.tracking) = (span.paint, span.tracking)
      part.isRightToLeft = TextMeasurer.isRightToLeft(part.text)
      part.origin.x = x + width(part.isRightToLeft ? end : begin)
      part.width = span.width - width(begin) - width(end)
      part.anchor = .left
      return part
    }
  }

  /// The same line in one colour.
  package func painted(_ paint: RGBA) -> TextRun {
    var result = self
    result.paint = paint
    for index in spans.indices { result.spans[index].paint = paint }
    return result
  }
}
