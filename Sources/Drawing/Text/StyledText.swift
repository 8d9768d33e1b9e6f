// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A text in parts, each with its own weight, as layout measures and wraps it. Texts of one weight are plain strings, which
/// are measured several times as fast.
package struct StyledText: Hashable, Sendable {
  /// Letters that look the same.
  package struct Part: Hashable, Sendable {
    package var text: String
    package let weight: FontWeight
    /// The index of its look in the caller's list.
    package let style: Int

    package init(_ text: String, weight: FontWeight, style: Int) {
      self.text = text
      self.weight = weight
      self.style = style
    }
  }

  package private(set) var parts: [Part]

  package init(_ parts: [Part]) { self.parts = parts }

  package var string: String { parts.map(\.text).joined() }

  fileprivate init(_ letters: ArraySlice<StyledLetter>, of text: StyledText) {
    parts = []
    for letter in letters {
      let source = text.parts[letter.part]
      if parts.last?.style != source.style {
        parts.append(Part("", weight: source.weight, style: source.style))
      }
      parts[parts.count - 1].text.append(letter.letter.character)
    }
  }

  /// Its letters with their widths. Arabic letters of different parts aren't joined.
  fileprivate func letters(_ font: Font) -> [StyledLetter] {
    let tracking = FontMetrics.tracking(font)
    return parts.indices.flatMap { index in
      let own = Font(size: font.size, weight: parts[index].weight)
      // Weights of the Display cut differ in tracking; lines are summed with that of the label's font.
      let more = (FontMetrics.tracking(own) - tracking).doubleValue / max(1, font.size.doubleValue)
      let units = Int((more * GlyphAdvances.unitsPerEm).rounded())
      return MeasuredLetters(parts[index].text[...], GlyphAdvances(own)).map {
        StyledLetter(letter: $0, part: index, moreUnits: $0.isTracked ? units : 0)
      }
    }
  }

  private mutating func append(_ text: String) { if !parts.isEmpty { parts[parts.count - 1].text += text } }

  private mutating func removeBlanksAtEnd() {
    while let last = parts.last, last.text.isEmpty || last.text.last == " " {
      if last.text.isEmpty { parts.removeLast() } else { parts[parts.count - 1].text.removeLast() }
    }
  }

  /// This text, a separator in the look of its end, and another text.
  fileprivate func joined(by separator: String, with other: StyledText = StyledText([])) -> StyledText {
    var result = self
    result.append(separator)
    result.parts += other.parts
    return result
  }

  /// The first letters without blanks at their end, and an ellipsis in the look of the last one, or of the first letter of
  /// all.
  fileprivate func cut(after letters: ArraySlice<StyledLetter>) -> StyledText {
    var result = StyledText(letters, of: self)
    result.removeBlanksAtEnd()
    if result.parts.isEmpty, let first = parts.first {
      result.parts = [Part("", weight: first.weight, style: first.style)]
    }
    result.append("…")
    return result
  }
}

/// A letter of a part of a text.
private struct StyledLetter: Letter {
  let letter: MeasuredLetter
  let part: Int
  /// The tracking that the part's font has and the label's lacks.
  let moreUnits: Int

  var isSpace: Bool { letter.isSpace }
  var endsPart: Bool { letter.endsPart }
  var breaksAnywhere: Bool { letter.breaksAnywhere }
  var isTracked: Bool { letter.isTracked }
  func units(_ advances: GlyphAdvances) -> Int { letter.units + moreUnits }
  var units: Int { letter.units + moreUnits }
}

extension TextMeasurer {
  /// The width of a text on one line, in points.
  ///
  /// - Parameter font: the label's. A part has its size.
  package static func width(of text: StyledText, font: Font) -> Points {
    width(of: text.letters(font), font: font)
  }

  private static func width(of letters: [StyledLetter], font: Font) -> Points {
    length(
      units: letters.reduce(0) { $0 + $1.units }, count: letters.reduce(0) { $0 + ($1.isTracked ? 1 : 0) },
      font: font)
  }

  /// A text, cut with an ellipsis in the last part that fits if it is wider than `width` points.
  package static func truncate(_ text: StyledText, to width: Points, font: Font) -> StyledText {
    let letters = text.letters(font)
    guard self.width(of: letters, font: font) > width else { return text }
    let tracking = FontMetrics.tracking(font)
    var (units, count) = (GlyphAdvances(font).inter("…") ?? 0, 1)
    let kept = letters.prefix { letter in
      units += letter.units
      if letter.isTracked { count += 1 }
      return length(units: units, count: count, size: font.size, tracking: tracking) <= width
    }
    return text.cut(after: kept)
  }

  /// A text in lines of at most `width` points, broken as a plain text.
  ///
  /// - Parameter maximumLines: the most lines; further text is replaced by an ellipsis. 0 is unlimited.
  package static func wrap(
    _ text: StyledText, width: Points, font: Font, maximumLines: Int
  ) -> [StyledText] {
    var wrapper = LineWrapper(width: width, font: font)
    let paragraphs = text.letters(font).split(omittingEmptySubsequences: false) {
      $0.letter.character == "\n"
    }
    let lines = paragraphs.flatMap { wrapper.wrap($0) { StyledText($0, of: text) } }
    guard maximumLines > 0, lines.count > maximumLines else { return lines }
    let last = lines[maximumLines...].reduce(lines[maximumLines - 1]) { $0.joined(by: " ", with: $1) }
    let cut = truncate(last, to: width, font: font)
    return lines.prefix(maximumLines - 1)
      + [cut == last ? truncate(last.joined(by: " …"), to: width, font: font) : cut]
  }

  /// Whether a word is wider than a line of `width` points.
  package static func breaksWord(of text: StyledText, width: Points, font: Font) -> Bool {
    var wrapper = LineWrapper(width: width, font: font)
    for paragraph in text.letters(font).split(whereSeparator: { $0.letter.character == "\n" }) {
      _ = wrapper.wrap(paragraph) { _ in 0 }
    }
    return wrapper.brokeWord
  }
}
