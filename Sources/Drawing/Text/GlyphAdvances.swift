// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import EmbeddedFiles

/// The widths of characters in one font, in units of ``unitsPerEm``.
///
/// Latin, Greek and Cyrillic come from Inter's table, other scripts from Noto's; pictures are drawn in both.
/// San Francisco's widths may not be distributed, so all of these are approximations.
struct GlyphAdvances {
  private let table = interAdvances()
  /// The column of Inter's table for the font.
  private let column: Int
  /// The column of the Noto tables. Debian's package has no semibold Noto, so the bold one is used instead.
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

  /// The units of the tables in the font size.
  static let unitsPerEm = 2048.0
  /// The width of a character without a glyph: near the mean of lower-case Latin letters (assumed).
  static let averageUnits = 1180

  /// The width of an ASCII text in units; `nil` for other texts.
  func asciiUnits(of text: String) -> Int? {
    // The bytes in place: a text's iterator checks the text's representation at each byte.
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

  /// The width of an ASCII character in units.
  @inline(__always)
  func units(_ byte: UInt8) -> Int {
    // The table's first rows are the ASCII characters from the space on.
    byte < 0x20 ? 0 : Int(table.numbers[(Int(byte) - 0x20) * table.columns + column])
  }

  /// The width of a scalar in units; `nil` if Inter lacks it.
  func inter(_ scalar: Unicode.Scalar) -> Int? { Self.units(table.row(of: scalar.value)?[column]) }

  /// The width in units of a scalar that Inter's table lacks.
  func noto(_ scalar: Unicode.Scalar) -> Int {
    if let units = Self.units(notoAdvances().row(of: scalar.value)?[notoColumn]) { return units }
    if ScriptClass.isMark(scalar) || scalar.properties.generalCategory == .control { return 0 }
    return GlyphCoverage.units(scalar)
      ?? (ScriptClass.isWide(scalar.value) ? Int(Self.unitsPerEm) : Self.averageUnits)
  }

  /// A width in a table; `nil` for 0, which means none.
  private static func units(_ width: UInt32?) -> Int? { width.flatMap { $0 > 0 ? Int($0) : nil } }

  /// The width in units of a Devanagari consonant before another one, where it usually loses its stem; `nil`
  /// for other scalars.
  func half(_ scalar: Unicode.Scalar) -> Int? {
    ("\u{915}"..."\u{939}").contains(scalar) ? glyph(scalar) : nil
  }

  /// The widths of an Arabic letter's forms; `nil` for other scalars.
  func arabic(_ scalar: Unicode.Scalar) -> ArabicForms? {
    notoArabic().row(of: scalar.value).map { ArabicForms($0 + (notoColumn == 1 ? 1 : 5)) }
  }

  /// The width in units of lam and alef, which share one glyph.
  func lamAlef(joinsFormer: Bool) -> Int { glyph(joinsFormer ? "\u{FEFC}" : "\u{FEFB}") }

  /// The width of any emoji in units.
  var emoji: Int { glyph("\u{1F600}") }

  /// The width of a shared glyph, by the scalar that represents it in its table.
  private func glyph(_ scalar: Unicode.Scalar) -> Int {
    Int(notoGlyphs().row(of: scalar.value)?[notoColumn] ?? 0)
  }
}

/// The widths in units of an Arabic letter alone and beside others.
struct ArabicForms {
  /// The widths of the isolated, final, initial and medial forms; 0 for a form that doesn't exist.
  private let units: UnsafePointer<UInt32>

  /// - Parameter units: four numbers of a table, which is never freed.
  init(_ units: UnsafePointer<UInt32>) { self.units = units }

  var joinsFormer: Bool { units[1] > 0 }
  var joinsNext: Bool { units[2] > 0 }

  func units(joinsFormer: Bool, joinsNext: Bool) -> Int {
    Int(units[(joinsFormer ? 1 : 0) + (joinsNext ? 2 : 0)])
  }
}
