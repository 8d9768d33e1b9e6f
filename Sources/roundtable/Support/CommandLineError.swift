import ArgumentParser

/// A wrong command line in the words of every other error: `error: what`, then where the way out is.
enum CommandLineError {
  /// - Parameter text: what the parser says: `Error: Unknown option '--x'.`, its usage, and whom to ask.
  static func text(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if let rest = line.suffix(after: "Error: ") { return "error: " + lowercased(rest) }
      if let rest = line.suffix(after: "Usage: ") { return "usage: " + rest }
      if let rest = line.suffix(after: "Help:  ") { return "  " + rest }
      let trimmed = line.drop { $0 == " " }
      if let rest = trimmed.suffix(after: "See '") {
        return "hint: '" + rest.replacingEnd(" for more information.", with: " explains it")
      }
      return String(line)
    }.joined(separator: "\n")
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
