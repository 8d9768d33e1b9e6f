// SPDX-License-Identifier: GPL-3.0-or-later

import LineEditing
import Platform
import Renderers
import Session

/// Shows long output in the user's pager, and short output on the terminal.
struct OutputPager {
  private let command: String
  /// Whether the pager restores the screen when it exits.
  let keepsScreen: Bool

  /// `$ROUNDTABLE_PAGER`, `$PAGER`, or less.
  ///
  /// - Parameters:
  ///   - rows: the number of lines that the screen has room for, including the next prompt.
  ///   - hasPane: whether a pane is above those lines; then the pager uses the whole screen, and restores it.
  /// - Returns: `nil` if the text fits, or if there is no terminal.
  init?(for text: LongText, rows: Int?, hasPane: Bool) {
    guard let rows, let size = TerminalSize(), Self.fills(text, rows: rows, columns: size.columns) else {
      return nil
    }
    let chosen = Environment.value("ROUNDTABLE_PAGER") ?? Environment.value("PAGER")
    // These options of less print a text that fits and leave it on the screen. With a pane, it would be under the pane.
    command = chosen ?? (hasPane ? "less -R" : "less -FRX")
    keepsScreen = chosen == nil && hasPane
  }

  /// - Returns: whether the pager showed the text; `false` if there is no pager.
  func show(_ text: LongText) -> Bool {
    Pager(command: command).show { body in
      text.forEachPiece { body(TerminalWords.isASCII ? TerminalWords.ascii($0) : $0) }
    }
  }

  /// Whether a text needs this many rows of the screen; generates no more of the text than necessary.
  private static func fills(_ text: LongText, rows: Int, columns: Int) -> Bool {
    func isEnough(_ bytes: [UInt8]) -> Bool {
      self.rows(of: String(decoding: bytes, as: UTF8.self), columns: columns, limit: rows) >= rows
    }
    return !text.beginning(until: isEnough).isWhole
  }

  /// The number of rows that a text takes on the screen. A line wraps after the last column, and a character of two columns wraps
  /// if only one is left.
  ///
  /// - Parameter limit: the number at which counting stops.
  static func rows(of text: String, columns: Int, limit: Int) -> Int {
    var rows = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard rows < limit else { return rows }
      rows += self.rows(of: line, columns: columns)
    }
    // A line feed at the end of the text doesn't begin a row.
    return text.hasSuffix("\n") ? rows - 1 : rows
  }

  private static let tabWidth = 8

  private static func rows(of line: Substring, columns: Int) -> Int {
    var rows = 1
    var column = 0
    var isSequence = false
    for character in line {
      // A picture's colours take no columns. No other output contains escape characters.
      if character == "\u{1B}" { isSequence = true }
      guard !isSequence else {
        if character.isLetter { isSequence = false }
        continue
      }
      // A tab never wraps.
      guard character != "\t" else {
        column = min(columns - 1, (column / tabWidth + 1) * tabWidth)
        continue
      }
      let width = DisplayWidth.of(character)
      if column + width > columns {
        rows += 1
        column = 0
      }
      column += width
    }
    return rows
  }
}
