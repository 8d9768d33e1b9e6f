// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Wraps a text into lines of a width in points. It copies only finished lines.
struct LineWrapper {
  private let width: Points
  private let advances: GlyphAdvances
  private let font: Font
  private let tracking: Points
  /// Whether a word was broken because it was wider than a line.
  private(set) var brokeWord = false

  init(width: Points, font: Font) {
    self.width = width
    self.font = font
    advances = GlyphAdvances(font)
    tracking = FontMetrics.tracking(font)
  }

  /// The length of a line so far.
  private struct Extent {
    var units = 0
    var count = 0
    /// The letters with the font's tracking.
    var tracked = 0

    func with(_ letter: some Letter, _ advances: GlyphAdvances) -> Extent {
      Extent(
        units: units + letter.units(advances), count: count + 1, tracked: tracked + (letter.isTracked ? 1 : 0)
      )
    }

    static func - (whole: Extent, part: Extent) -> Extent {
      Extent(
        units: whole.units - part.units, count: whole.count - part.count,
        tracked: whole.tracked - part.tracked)
    }
  }

  /// The lines of a text, paragraph by paragraph.
  mutating func wrap(_ text: String) -> [String] {
    // Each ASCII character is one byte, except CR LF. Wrapping by bytes is fifteen times as fast.
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) {
      return Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .flatMap { wrap($0) { String(decoding: $0, as: UTF8.self) } }
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      wrap(Array(MeasuredLetters(paragraph, advances))) { String($0.map(\.character)) }
    }
  }

  /// - Parameter makeLine: makes a line of letters.
  mutating func wrap<Paragraph: BidirectionalCollection, Line>(
    _ paragraph: Paragraph, _ makeLine: (Paragraph.SubSequence) -> Line
  ) -> [Line] where Paragraph.Element: Letter {
    var lines: [Line] = []
    var start = paragraph.startIndex
    var line = Extent()
    /// The last place at which the line may break, and its length there.
    var place: (index: Paragraph.Index, extent: Extent)?
    var index = start
    func add(_ line: Paragraph.SubSequence) {
      var line = line
      while line.last?.isSpace == true { line.removeLast() }
      lines.append(makeLine(line))
    }
    while index < paragraph.endIndex {
      let letter = paragraph[index]
      let isWide = letter.breaksAnywhere
      if isWide, line.count > 0 { place = (index, line) }
      let added = line.with(letter, advances)
      let grown: Extent
      // A space at the end of a line may exceed the width.
      if !letter.isSpace, line.count > 0, length(added) > width {
        brokeWord = brokeWord || place == nil
        let end = place ?? (index, line)
        add(paragraph[start..<end.index])
        start = end.index
        grown = added - end.extent
        place = nil
      } else {
        grown = added
      }
      line = grown
      index = paragraph.index(after: index)
      if letter.isSpace || letter.endsPart || isWide { place = (index, line) }
    }
    add(paragraph[start...])
    return lines
  }

  private func length(_ extent: Extent) -> Points {
    TextMeasurer.length(units: extent.units, count: extent.tracked, size: font.size, tracking: tracking)
  }
}

/// A character that text is wrapped by: a grapheme, or a byte of ASCII.
protocol Letter {
  var isSpace: Bool { get }
  /// Whether a line may break after it, as after a hyphen.
  var endsPart: Bool { get }
  /// Whether a line may break before and after it.
  var breaksAnywhere: Bool { get }
  var isTracked: Bool { get }
  func units(_ advances: GlyphAdvances) -> Int
}

extension MeasuredLetter: Letter {
  var isSpace: Bool { character == " " }
  var endsPart: Bool { character == "-" || character == "\u{200B}" }
  var breaksAnywhere: Bool {
    guard let first = character.unicodeScalars.first?.value else { return false }
    // Hangul breaks at spaces, the other wide scripts between any two characters.
    switch first {
    case 0x1100...0x115F, 0xA960...0xA97F, 0xAC00...0xD7A3: return false
    default: return ScriptClass.isWide(first)
    }
  }
  func units(_ advances: GlyphAdvances) -> Int { units }
}

/// A character of ASCII.
extension UInt8: Letter {
  var isSpace: Bool { self == UInt8(ascii: " ") }
  var endsPart: Bool { self == UInt8(ascii: "-") }
  var breaksAnywhere: Bool { false }
  var isTracked: Bool { true }
  func units(_ advances: GlyphAdvances) -> Int { advances.units(self) }
}
