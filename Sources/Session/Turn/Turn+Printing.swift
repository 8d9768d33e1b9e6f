// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Renderers
import TableModel

extension Turn {
  /// Whether a command's output goes straight to standard output, and is text for people.
  var printsToPeople: Bool {
    printsStraight && !session.options.reportsJSON && !session.options.capturesPrograms
  }

  /// Whether a command's output goes straight to standard output, not to a file or a program.
  var printsStraight: Bool { session.redirection == nil && !isCollecting }

  /// The text wrapped to the terminal's width; unchanged for a file.
  func fitting(_ text: String) -> String {
    guard printsToPeople, let columns = session.columns else { return text }
    return WrappedText.lines(text, columns: max(20, columns))
  }

  /// The width of help in columns: the terminal's, at least 20; 80 without a terminal.
  var proseColumns: Int { max(20, (printsToPeople ? session.columns : nil) ?? 80) }

  /// A table of at most this many rows is printed without a noticeable delay.
  private static let mostRowsAtOnce = 1000

  /// Whether output about the whole table should be made while it is written: if it is long and goes straight to standard
  /// output, and isn't captured for a comparison, for timing or for JSON.
  var printsLongText: Bool {
    printsToPeople && !session.settings.timing && session.table.hasRows(beyond: Self.mostRowsAtOnce)
  }
}

extension String {
  /// The text with spaces at its end, so that it has at least `width` characters.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: Swift.max(0, width - count)) }
}
