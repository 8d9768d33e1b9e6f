// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Measures, cuts and wraps text in the system font. All widths are approximate: they come from Inter, an
/// open font with widths near San Francisco's, with the system font's tracking. Widths of scripts that Inter
/// lacks come from the Noto fonts, without tracking.
package enum TextMeasurer {
  /// The width of `text` on one line, in points.
  package static func width(of text: String, font: Font) -> Points {
    let advances = GlyphAdvances(font)
    var units = 0
    var count = 0
    if let ascii = advances.asciiUnits(of: text) {
      units = ascii
      count = text.utf8.count
    } else {
      for letter in MeasuredLetters(text[...], advances) {
        units += letter.units
        if letter.isTracked { count += 1 }
      }
    }
    return length(units: units, count: count, font: font)
  }

  /// The space after each letter, in points, that makes a text as wide as ``width(of:font:)``: the tracking,
  /// or a part of it if only some letters have it. It is 0 for cursive scripts, whose letters it would
  /// separate.
  package static func spacing(of text: String, font: Font) -> Points {
    let tracking = FontMetrics.tracking(font)
    guard tracking != .zero, text.utf8.contains(where: { $0 >= 0x80 }) else { return tracking }
    var count = 0
    var tracked = 0
    for letter in MeasuredLetters(text[...], GlyphAdvances(font)) {
      if letter.isCursive { return .zero }
      count += 1
      if letter.isTracked { tracked += 1 }
    }
    return tracked == count ? tracking : tracking * tracked / count
  }

  /// `text`, cut with an ellipsis at its end if it is wider than `width` points.
  ///
  /// - Returns: the text, and whether it was cut. If not even the ellipsis fits, the text is only the
  ///   ellipsis.
  package static func truncate(_ text: String, to width: Points, font: Font) -> (
    text: String, isTruncated: Bool
  ) {
    guard self.width(of: text, font: font) > width else { return (text, false) }
    let advances = GlyphAdvances(font)
    let tracking = FontMetrics.tracking(font)
    let ellipsis: Unicode.Scalar = "…"
    var units = advances.inter(ellipsis) ?? 0
    var count = 1
    var kept = ""
    for letter in MeasuredLetters(text[...], advances) {
      units += letter.units
      if letter.isTracked { count += 1 }
      if length(units: units, count: count, size: font.size, tracking: tracking) > width { break }
      kept.append(letter.character)
    }
    // UIKit removes spaces before its ellipsis.
    while kept.last == " " { kept.removeLast() }
    kept.append(Character(ellipsis))
    return (kept, true)
  }

  /// `text` in lines of at most `width` points, broken as in `UILabel`: at spaces, between ideographs, and
  /// inside words that are wider than a line.
  ///
  /// - Parameter maximumLines: the most lines; further text is replaced by an ellipsis. 0 is unlimited.
  /// - Returns: at least one line.
  package static func wrap(_ text: String, width: Points, font: Font, maximumLines: Int) -> [String] {
    // Most texts are one short paragraph.
    let isOneParagraph = text.last != " " && !text.utf8.contains(UInt8(ascii: "\n"))
    if isOneParagraph, self.width(of: text, font: font) <= width { return [text] }
    var wrapper = LineWrapper(width: width, font: font)
    let lines = wrapper.wrap(text)
    guard maximumLines > 0, lines.count > maximumLines else { return lines }
    let last = lines[(maximumLines - 1)...].joined(separator: " ")
    return lines.prefix(maximumLines - 1) + [cut(last, to: width, font: font)]
  }

  /// Whether a word of `text` is wider than a line of `width` points, so that
  /// ``wrap(_:width:font:maximumLines:)`` breaks it.
  package static func breaksWord(of text: String, width: Points, font: Font) -> Bool {
    guard self.width(of: text, font: font) > width else { return false }
    var wrapper = LineWrapper(width: width, font: font)
    _ = wrapper.wrap(text)
    return wrapper.brokeWord
  }

  /// Whether the first letter with a direction is written from right to left.
  package static func isRightToLeft(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      // The first letter of most texts is ASCII and decides.
      if scalar.isASCII {
        if ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) { return false }
        continue
      }
      if ScriptClass.isRightToLeft(scalar) { return true }
      if scalar.properties.isAlphabetic { return false }
    }
    return false
  }

  /// - Parameters:
  ///   - units: the width without tracking, in units of ``GlyphAdvances``.
  ///   - count: the letters with the font's tracking.
  static func length(units: Int, count: Int, font: Font) -> Points {
    length(units: units, count: count, size: font.size, tracking: FontMetrics.tracking(font))
  }

  /// - Parameter tracking: the tracking of the size in points, computed once for many lengths.
  static func length(units: Int, count: Int, size: Points, tracking: Points) -> Points {
    Points(Double(units) / GlyphAdvances.unitsPerEm * size.doubleValue) + tracking * count
  }

  /// The last visible line of a text that continues, with an ellipsis even if the line alone would fit.
  private static func cut(_ text: String, to width: Points, font: Font) -> String {
    let result = truncate(text, to: width, font: font)
    return result.isTruncated ? result.text : truncate(text + " …", to: width, font: font).text
  }
}
