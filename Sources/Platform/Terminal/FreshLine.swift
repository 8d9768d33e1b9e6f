// SPDX-License-Identifier: GPL-3.0-or-later

/// Moves a terminal's cursor to an empty line.
package enum FreshLine {
  /// Erases everything after the cursor; `nil` if the terminal can't.
  package static let eraser: String? =
    Environment.value("TERM").flatMap { $0.isEmpty || $0 == "dumb" ? nil : "\u{1B}[J" }

  /// Moves the cursor from any column to the beginning of an empty line: as many blanks as there are columns wrap to the next
  /// line. If they begin at column 1, the terminal waits at the last column of that line.
  package static func beginning(columns: Int) -> String {
    String(repeating: " ", count: columns) + "\r" + (eraser ?? "")
  }

  /// Writes it to standard output, or to standard error if only that is a terminal.
  static func begin() {
    for stream in [Descriptor.standardOutput, .standardError] {
      guard let size = TerminalSize(of: stream) else { continue }
      _ = try? stream.writeAll(beginning(columns: size.columns).utf8)
      return
    }
  }
}
