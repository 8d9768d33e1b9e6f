// SPDX-License-Identifier: GPL-3.0-or-later

import EmbeddedFiles

/// The characters for which the fonts of pictures, Inter and the Noto fonts, have glyphs.
package enum GlyphCoverage {
  /// The font families for glyphs that Inter lacks, in order of preference.
  package static var families: [String] {
    let text = notoFamilies()
    return UnsafeBufferPointer(start: text.bytes, count: text.count).split(separator: UInt8(ascii: "\n"))
      .filter { $0.first != UInt8(ascii: "#") }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The first character of a text that has no glyph in any font; `nil` if all have one.
  package static func missing(in text: String) -> Character? {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    return text.first { !$0.unicodeScalars.allSatisfy(isDrawn) }
  }

  private static func isDrawn(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII || units(scalar) != nil || scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
  }

  /// The mean width, in units, of the letters in a scalar's range of the coverage table; `nil` if no font has
  /// them.
  static func units(_ scalar: Unicode.Scalar) -> Int? {
    guard let range = fontCoverage().row(atOrBefore: scalar.value), scalar.value <= range[1] else {
      return nil
    }
    return Int(range[2])
  }
}

extension DisplayList {
  /// A text with a character that has no glyph in any font.
  package struct UncoveredText: Hashable, Sendable {
    package let text: String
    package let character: Character
    package let role: DisplayItem.Role
    package let section: Int?
    package let row: Int?
  }

  /// The texts with characters that have no glyph in any font, in paint order.
  package var uncoveredTexts: [UncoveredText] {
    var result: [UncoveredText] = []
    forEachGroup { group in
      for item in group.items {
        guard case .text(let run) = item.content, let character = GlyphCoverage.missing(in: run.text) else {
          continue
        }
        result.append(
          UncoveredText(
            text: run.text, character: character, role: item.role, section: item.section, row: item.row))
      }
      return true
    }
    return result
  }
}
