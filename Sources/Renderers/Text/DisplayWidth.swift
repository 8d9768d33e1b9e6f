// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing

/// Counts the terminal columns of text.
package enum DisplayWidth {
  /// The columns of a grapheme: 0, 1 or 2, or more for a cluster of several letters.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x300 { return scalars.count > 1 && ScriptClass.isEmoji(character) ? 2 : 1 }
    if ScriptClass.isMark(first) { return 0 }
    // A flag is two letters and a family a chain of people: each is one emoji of two columns.
    if ScriptClass.isEmoji(character) { return 2 }
    guard scalars.count > 1 else { return ScriptClass.isWide(first.value) ? 2 : 1 }
    // Terminals add the columns of letters and of the signs beside them, as in Thai and Hindi.
    return scalars.reduce(0) { columns, scalar in
      let joinsHangul = (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
      return ScriptClass.isMark(scalar) || joinsHangul
        ? columns : columns + (ScriptClass.isWide(scalar.value) ? 2 : 1)
    }
  }

  /// The columns of a text without control sequences.
  package static func of(_ text: String) -> Int { text.reduce(0) { $0 + of($1) } }

  /// The beginning of a text that takes at most `columns` columns.
  package static func prefix(_ text: String, columns: Int) -> String {
    var width = 0
    return closed(
      String(
        text.prefix { character in
          width += of(character)
          return width <= columns
        }))
  }

  // MARK: - Lines of a picture in colour

  /// The columns of a line whose colour sequences take none.
  package static func ofColored(_ line: String) -> Int {
    guard line.utf8.contains(0x1B) else { return of(line) }
    var width = 0
    forEachCharacter(of: line) { character, isSequence in
      if !isSequence { width += of(character) }
      return true
    }
    return width
  }

  /// The beginning of such a line that takes at most `columns` columns, with a reset of its colours.
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
    return isWhole ? result : closed(result) + "\u{1B}[0m"
  }

  private static func forEachCharacter(of line: String, _ body: (Character, Bool) -> Bool) {
    var isSequence = false
    for character in line {
      if character == "\u{1B}" { isSequence = true }
      guard body(character, isSequence) else { return }
      if isSequence, character.isLetter { isSequence = false }
    }
  }

  /// The beginning of a line, with an end for each isolated text that begins in it.
  private static func closed(_ line: String) -> String {
    let open = line.unicodeScalars.reduce(0) { open, scalar in
      scalar == TextLine.isolate ? open + 1 : scalar == TextLine.isolateEnd ? open - 1 : open
    }
    return open > 0 ? line + String(repeating: Character(TextLine.isolateEnd), count: open) : line
  }
}
