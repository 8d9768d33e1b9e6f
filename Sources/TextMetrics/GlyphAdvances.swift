// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// How wide one character is, in fractions of the font size.
///
/// Latin, Greek and Cyrillic come from Inter's own table, other scripts from Noto's, which pictures are drawn in. San
/// Francisco's widths may not be shipped, so each of these numbers is an approximation.
struct GlyphAdvances {
  private let table: [[UInt16]]
  /// Debian's package has no semibold Noto; a bold one is drawn in its place.
  private let isBold: Bool

  init(_ font: Font) {
    isBold = font.weight != .regular
    switch (font.weight, Font.isDisplay(font.size)) {
    case (.regular, false): table = InterAdvances.textRegular
    case (.semibold, false): table = InterAdvances.textSemiBold
    case (.bold, false): table = InterAdvances.textBold
    case (.regular, true): table = InterAdvances.displayRegular
    case (.semibold, true): table = InterAdvances.displaySemiBold
    case (.bold, true): table = InterAdvances.displayBold
    }
  }

  /// Units per em in the generated tables.
  static let unitsPerEm = 2048.0
  /// Of what no font has a glyph for: near the mean of lower-case Latin letters (assumed).
  static let averageUnits = 1180

  /// The width of a text of ASCII alone, in units; `nil` for another.
  func asciiUnits(of text: String) -> Int? {
    let widths = table[0]
    // Through the bytes where they lie: a text's iterator looks at each byte which kind of text it is of.
    let units = text.utf8.withContiguousStorageIfAvailable { asciiUnits(of: $0, widths) }
    return units ?? asciiUnits(of: Array(text.utf8), widths)
  }

  @inline(__always)
  private func asciiUnits(of bytes: some Collection<UInt8>, _ widths: [UInt16]) -> Int? {
    var units = 0
    for byte in bytes {
      guard byte < 0x80 else { return nil }
      if byte >= 0x20 { units += Int(widths[Int(byte) - 0x20]) }
    }
    return units
  }

  /// The width of a letter of ASCII in units.
  func units(_ byte: UInt8) -> Int { byte < 0x20 ? 0 : Int(table[0][Int(byte) - 0x20]) }

  /// The width of a scalar in units, if Inter has it.
  func inter(_ scalar: Unicode.Scalar) -> Int? {
    Self.look(up: scalar.value, in: table, of: InterAdvances.blocks)
  }

  /// The width of a scalar that Inter's table doesn't hold.
  func noto(_ scalar: Unicode.Scalar) -> Int {
    let table = isBold ? NotoAdvances.bold : NotoAdvances.regular
    if let units = Self.look(up: scalar.value, in: table, of: NotoAdvances.blocks) { return units }
    if ScriptClass.isMark(scalar) || scalar.properties.generalCategory == .control { return 0 }
    return GlyphCoverage.units(scalar)
      ?? (ScriptClass.isWide(scalar.value) ? Int(Self.unitsPerEm) : Self.averageUnits)
  }

  /// The width of a consonant of Devanagari that another one follows: it loses its stem, mostly. `nil` for another scalar.
  func half(_ scalar: Unicode.Scalar) -> Int? {
    let halves = isBold ? NotoAdvances.halfBold : NotoAdvances.halfRegular
    let index = Int(scalar.value) - Int(NotoAdvances.firstHalf)
    return halves.indices.contains(index) ? Int(halves[index]) : nil
  }

  /// The widths of an Arabic letter's forms; `nil` for another scalar.
  func arabic(_ scalar: Unicode.Scalar) -> ArabicForms? {
    let forms = isBold ? NotoAdvances.arabicBold : NotoAdvances.arabicRegular
    let index = (Int(scalar.value) - Int(NotoAdvances.firstArabic)) * 4
    guard forms.indices.contains(index) else { return nil }
    return ArabicForms(forms[index..<(index + 4)])
  }

  /// Lam and alef, in one glyph.
  func lamAlef(joinsFormer: Bool) -> Int {
    Int((isBold ? NotoAdvances.lamAlefBold : NotoAdvances.lamAlefRegular)[joinsFormer ? 1 : 0])
  }

  private static func look(
    up scalar: UInt32, in table: [[UInt16]], of blocks: [(first: UInt32, last: UInt32)]
  ) -> Int? {
    for (index, block) in blocks.enumerated() where scalar >= block.first && scalar <= block.last {
      let units = Int(table[index][Int(scalar - block.first)])
      return units > 0 ? units : nil
    }
    return nil
  }
}

/// How wide an Arabic letter is by itself and beside others, in units.
struct ArabicForms {
  private let units: ArraySlice<UInt16>

  init(_ units: ArraySlice<UInt16>) { self.units = units }

  var joinsFormer: Bool { units[units.startIndex + 1] > 0 }
  var joinsNext: Bool { units[units.startIndex + 2] > 0 }

  func units(joinsFormer: Bool, joinsNext: Bool) -> Int {
    Int(units[units.startIndex + (joinsFormer ? 1 : 0) + (joinsNext ? 2 : 0)])
  }
}
