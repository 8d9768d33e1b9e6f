// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Writes lines of asciicast v2, the format of asciinema's recordings: a header, then an event in each line.
/// https://docs.asciinema.org/manual/asciicast/v2/
package enum Asciicast {
  /// The first line. It names neither the user nor the machine.
  ///
  /// - Parameter terminal: the value of `TERM`; `nil` for none.
  package static func header(columns: Int, rows: Int, terminal: String? = nil) -> String {
    let environment = terminal.map { [("env", ValueTree.object([("TERM", .text($0))]))] } ?? []
    return ValueTree.object(
      [("version", .integer(2)), ("width", .integer(columns)), ("height", .integer(rows))] + environment
    ).jsonLine
  }

  /// Output of a program.
  package static func event(milliseconds: Int, output: String) -> String {
    line(milliseconds, "o", output)
  }

  /// A new size of the terminal.
  package static func event(milliseconds: Int, columns: Int, rows: Int) -> String {
    line(milliseconds, "r", "\(columns)x\(rows)")
  }

  private static func line(_ milliseconds: Int, _ kind: String, _ text: String) -> String {
    let fraction = String(milliseconds % 1000 + 1000).dropFirst()
    return "[\(milliseconds / 1000).\(fraction), \"\(kind)\", \(JSONText.string(text))]"
  }
}
