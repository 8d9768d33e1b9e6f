// SPDX-License-Identifier: GPL-3.0-or-later

/// How many terminal columns a grapheme takes: 0, 1 or 2.
package enum DisplayWidth {
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x300 {
      return scalars.contains { $0.value == 0xFE0F } && first.properties.isEmoji ? 2 : 1
    }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if first.properties.isEmojiPresentation || scalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    // A flag is two letters, a family a chain of people: what the first scalar says counts once.
    if (0x1F1E6...0x1F1FF).contains(first.value) { return 2 }
    return isWide(first.value) ? 2 : 1
  }

  package static func of(_ text: String) -> Int { text.reduce(0) { $0 + of($1) } }

  /// The beginning of a text that takes at most `columns` columns.
  package static func prefix(_ text: String, columns: Int) -> String {
    var width = 0
    return String(
      text.prefix { character in
        width += of(character)
        return width <= columns
      })
  }

  // MARK: - Lines of a picture in colour

  /// The columns of a line that may have sequences of colour in it, which take none.
  package static func ofColored(_ line: String) -> Int {
    guard line.utf8.contains(0x1B) else { return of(line) }
    var width = 0
    forEachCharacter(of: line) { character, isSequence in
      if !isSequence { width += of(character) }
      return true
    }
    return width
  }

  /// The beginning of such a line that takes at most `columns` columns, with what ends its colours.
  package static func prefixOfColored(_ line: String, columns: Int) -> String {
    guard line.utf8.contains(0x1B) else { return prefix(line, columns: columns) }
    var width = 0
    var result = ""
    var isWhole = true
    forEachCharacter(of: line) { character, isSequence in
      if !isSequence { width += of(character) }
      isWhole = width <= columns
      if isWhole { result.append(character) }
      return isWhole
    }
    return isWhole ? result : result + "\u{1B}[0m"
  }

  private static func forEachCharacter(of line: String, _ body: (Character, Bool) -> Bool) {
    var isSequence = false
    for character in line {
      if character == "\u{1B}" { isSequence = true }
      guard body(character, isSequence) else { return }
      if isSequence, character.isLetter { isSequence = false }
    }
  }

  /// East Asian Width W and F.
  private static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18AFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
