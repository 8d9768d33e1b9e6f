// SPDX-License-Identifier: GPL-3.0-or-later

import LineEditing
import Platform
import Renderers
import Session

/// Sends long output through the user's pager, short output to the terminal.
struct OutputPager {
  private let command: String
  /// Whether the pager restores the screen when it exits.
  let keepsScreen: Bool

  /// `$ROUNDTABLE_PAGER`, `$PAGER`, or less.
  ///
  /// - Parameters:
  ///   - rows: lines that output has before it scrolls away, one of which the next prompt takes.
  ///   - hasPane: whether a pane is above those lines; then the pager uses the whole screen, and restores it.
  /// - Returns: `nil` for text that fits, and where there is no terminal.
  init?(for text: LongText, rows: Int?, hasPane: Bool) {
    guard let rows, let size = TerminalSize(), Self.fills(text, rows: rows, columns: size.columns) else {
      return nil
    }
    let chosen = Environment.value("ROUNDTABLE_PAGER") ?? Environment.value("PAGER")
    // Less that stays quiet when all fits and leaves the text behind; with a pane it would leave it under the pane.
    command = chosen ?? (hasPane ? "less -R" : "less -FRX")
    keepsScreen = chosen == nil && hasPane
  }

  /// - Returns: whether the pager took the text; `false` where there is none.
  func show(_ text: LongText) -> Bool { Pager(command: command).show(text.forEachPiece) }

  /// Whether a text needs this many rows of the screen; generates no more of the text than necessary.
  private static func fills(_ text: LongText, rows: Int, columns: Int) -> Bool {
    func isEnough(_ bytes: [UInt8]) -> Bool {
      self.rows(of: String(decoding: bytes, as: UTF8.self), columns: columns, limit: rows) >= rows
    }
    return !text.beginning(until: isEnough).isWhole
  }

  /// Rows of the screen that a text takes: a line wraps at the last column, and a character of two columns that has
  /// but one left goes to the next row.
  ///
  /// - Parameter limit: where to stop counting.
  static func rows(of text: String, columns: Int, limit: Int) -> Int {
    var rows = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard rows < limit else { return rows }
      rows += self.rows(of: line, columns: columns)
    }
    // The line end at the end begins no row.
    return text.hasSuffix("\n") ? rows - 1 : rows
  }

  private static let tabWidth = 8

  private static func rows(of line: Substring, columns: Int) -> Int {
    var rows = 1
    var column = 0
    var isSequence = false
    for character in line {
      // A picture's colours take no room; nothing else that is printed holds an escape.
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
