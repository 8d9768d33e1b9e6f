// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import EmbeddedFiles
import Geometry

/// How wide one character is, in fractions of the font size.
///
/// Latin, Greek and Cyrillic come from Inter's own table, other scripts from Noto's, which pictures are drawn in. San
/// Francisco's widths may not be shipped, so each of these numbers is an approximation.
struct GlyphAdvances {
  private let table = interAdvances()
  /// The column of Inter's table with the font's widths.
  private let column: Int
  /// The column of the tables with Noto's widths. Debian's package has no semibold Noto; a bold one is drawn in its place.
  private let notoColumn: Int

  init(_ font: Font) {
    notoColumn = font.weight == .regular ? 1 : 2
    let weight =
      switch font.weight {
      case .regular: 1
      case .semibold: 2
      case .bold: 3
      }
    column = weight + (Font.isDisplay(font.size) ? 3 : 0)
  }

  /// Units per em in the tables.
  static let unitsPerEm = 2048.0
  /// Of what no font has a glyph for: near the mean of lower-case Latin letters (assumed).
  static let averageUnits = 1180

  /// The width of a text of ASCII alone, in units; `nil` for another.
  func asciiUnits(of text: String) -> Int? {
    // Through the bytes where they lie: a text's iterator looks at each byte which kind of text it is of.
    let units = text.utf8.withContiguousStorageIfAvailable { asciiUnits(of: $0) }
    return units ?? asciiUnits(of: Array(text.utf8))
  }

  @inline(__always)
  private func asciiUnits(of bytes: some Collection<UInt8>) -> Int? {
    var units = 0
    for byte in bytes {
      guard byte < 0x80 else { return nil }
      units += self.units(byte)
    }
    return units
  }

  /// The width of a letter of ASCII in units.
  @inline(__always)
  func units(_ byte: UInt8) -> Int {
    // The table begins with all characters from the space on.
    byte < 0x20 ? 0 : Int(table.numbers[(Int(byte) - 0x20) * table.columns + column])
  }

  /// The width of a scalar in units, if Inter has it.
  func inter(_ scalar: Unicode.Scalar) -> Int? { Self.units(table.row(of: scalar.value)?[column]) }

  /// The width of a scalar that Inter's table doesn't hold.
  func noto(_ scalar: Unicode.Scalar) -> Int {
    if let units = Self.units(notoAdvances().row(of: scalar.value)?[notoColumn]) { return units }
    if ScriptClass.isMark(scalar) || scalar.properties.generalCategory == .control { return 0 }
    return GlyphCoverage.units(scalar)
      ?? (ScriptClass.isWide(scalar.value) ? Int(Self.unitsPerEm) : Self.averageUnits)
  }

  /// A table's width: 0 is none.
  private static func units(_ width: UInt32?) -> Int? { width.flatMap { $0 > 0 ? Int($0) : nil } }

  /// The width of a consonant of Devanagari that another one follows: it loses its stem, mostly. `nil` for another scalar.
  func half(_ scalar: Unicode.Scalar) -> Int? {
    ("\u{915}"..."\u{939}").contains(scalar) ? glyph(scalar) : nil
  }

  /// The widths of an Arabic letter's forms; `nil` for another scalar.
  func arabic(_ scalar: Unicode.Scalar) -> ArabicForms? {
    notoArabic().row(of: scalar.value).map { ArabicForms($0 + (notoColumn == 1 ? 1 : 5)) }
  }

  /// Lam and alef, in one glyph.
  func lamAlef(joinsFormer: Bool) -> Int { glyph(joinsFormer ? "\u{FEFC}" : "\u{FEFB}") }

  /// An emoji, of however many scalars.
  var emoji: Int { glyph("\u{1F600}") }

  /// A glyph that several characters share, by the scalar that it has in its table.
  private func glyph(_ scalar: Unicode.Scalar) -> Int {
    Int(notoGlyphs().row(of: scalar.value)?[notoColumn] ?? 0)
  }
}

/// How wide an Arabic letter is by itself and beside others, in units.
struct ArabicForms {
  /// Isolated, final, initial, medial; 0 for a form that the letter has not.
  private let units: UnsafePointer<UInt32>

  /// - Parameter units: four numbers of a table, which stay for as long as the program runs.
  init(_ units: UnsafePointer<UInt32>) { self.units = units }

  var joinsFormer: Bool { units[1] > 0 }
  var joinsNext: Bool { units[2] > 0 }

  func units(joinsFormer: Bool, joinsNext: Bool) -> Int {
    Int(units[(joinsFormer ? 1 : 0) + (joinsNext ? 2 : 0)])
  }
}
