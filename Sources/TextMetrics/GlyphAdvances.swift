// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing

/// How wide one character is, in fractions of the font size.
///
/// Latin, Greek and Cyrillic come from Inter's own table; every other width is a class average. San
/// Francisco's widths may not be shipped, so each of these numbers is an approximation.
struct GlyphAdvances {
  private let table: [[UInt16]]

  init(_ font: Font) {
    switch (font.weight, Font.isDisplay(font.size)) {
    case (.regular, false): table = InterAdvances.textRegular
    case (.semibold, false): table = InterAdvances.textSemiBold
    case (.bold, false): table = InterAdvances.textBold
    case (.regular, true): table = InterAdvances.displayRegular
    case (.semibold, true): table = InterAdvances.displaySemiBold
    case (.bold, true): table = InterAdvances.displayBold
    }
  }

  /// Inter's units per em in the generated table.
  static let unitsPerEm = 2048.0

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

  /// The width of a grapheme in units.
  func units(_ character: Character) -> Int {
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    let isSingle = scalars.next() == nil
    if let units = lookup(first.value), units > 0 { return units }
    if isSingle, first.properties.generalCategory == .control { return 0 }
    if ScriptClass.isMark(first) { return 0 }
    if ScriptClass.isEmoji(character) { return ScriptClass.emojiUnits }
    return ScriptClass.isWide(first.value) ? ScriptClass.wideUnits : ScriptClass.averageUnits
  }

  private func lookup(_ scalar: UInt32) -> Int? {
    for (index, block) in InterAdvances.blocks.enumerated() where scalar >= block.first {
      if scalar <= block.last { return Int(table[index][Int(scalar - block.first)]) }
    }
    return nil
  }
}
