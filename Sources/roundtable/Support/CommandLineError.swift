// SPDX-License-Identifier: GPL-3.0-or-later

/// A wrong command line in the words of every other error: `error: what`, the usage, and `hint: the way out`.
enum CommandLineError {
  /// - Parameter text: what the parser says: `Error: Unknown option '--x'.`, its usage, and whom to ask.
  static func text(_ text: String) -> String {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let rest = line.suffix(after: "Error: ") {
        lines += error(lowercased(rest))
      } else if let rest = line.suffix(after: "Usage: ") {
        // Thrown behind the parser, an error knows no subcommand: that usage would lead nowhere.
        guard rest != "roundtable <subcommand>" else { break }
        lines.append("usage: " + rest)
      } else if let rest = line.suffix(after: "Help:  ") {
        lines.append("  " + rest)
      } else if let rest = line.drop(while: { $0 == " " }).suffix(after: "See '") {
        lines.append("hint: '" + rest.replacingEnd(" for more information.", with: " explains it"))
      } else {
        lines.append(String(line))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The message, and on a line of its own the hint that it brings.
  private static func error(_ message: String) -> [String] {
    for (start, end) in [(" (hint: ", ")"), (". Please provide one of ", ".")] {
      guard let range = message.firstRange(of: start), message.hasSuffix(end) else { continue }
      let hint = message[range.upperBound...].dropLast(end.count)
      return ["error: " + message[..<range.lowerBound], "hint: " + (end == "." ? "one of " : "") + hint]
    }
    return ["error: " + message]
  }

  /// A sentence's first letter, but not that of an abbreviation.
  private static func lowercased(_ text: Substring) -> String {
    let second = text.dropFirst().first
    guard second?.isUppercase != true else { return String(text) }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension StringProtocol {
  fileprivate func suffix(after start: String) -> Substring? {
    hasPrefix(start) ? Substring(dropFirst(start.count)) : nil
  }
}

extension Substring {
  fileprivate func replacingEnd(_ end: String, with other: String) -> String {
    hasSuffix(end) ? dropLast(end.count) + other : String(self)
  }
}
