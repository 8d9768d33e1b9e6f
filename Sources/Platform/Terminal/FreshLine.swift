// SPDX-License-Identifier: GPL-3.0-or-later

/// What brings a terminal to an empty line.
package enum FreshLine {
  /// Erases all from the cursor on; `nil` where the terminal cannot.
  package static let eraser: String? =
    Environment.value("TERM").flatMap { $0.isEmpty || $0 == "dumb" ? nil : "\u{1B}[J" }

  /// Brings the cursor from wherever a program has left it to the beginning of an empty line: as many blanks as a line
  /// has wrap to the next one unless they begin at the line's beginning, where a terminal waits at the last column.
  package static func beginning(columns: Int) -> String {
    String(repeating: " ", count: columns) + "\r" + (eraser ?? "")
  }

  /// Writes it to the terminal that is standard output or standard error.
  static func begin() {
    for stream in [Descriptor.standardOutput, .standardError] {
      guard let size = TerminalSize(of: stream) else { continue }
      _ = try? stream.writeAll(beginning(columns: size.columns).utf8)
      return
    }
  }
}
