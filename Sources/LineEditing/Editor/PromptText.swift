// SPDX-License-Identifier: GPL-3.0-or-later

/// Prepares a prompt for readline.
enum PromptText {
  /// Wraps colour sequences in the marks by which readline knows that they have no width on the screen;
  /// without these, long lines wrap at the wrong column.
  static func marked(_ prompt: String) -> String {
    var result = ""
    var rest = Substring(prompt)
    while let escape = rest.firstIndex(of: "\u{1B}") {
      let sequence = rest[escape...]
      guard let end = sequence.dropFirst(2).firstIndex(where: { ("@"..."~").contains($0) }) else { break }
      result += rest[..<escape] + "\u{1}" + sequence[...end] + "\u{2}"
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
