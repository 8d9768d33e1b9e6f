/// Lines that belong to one command: after a trailing backslash, and a definition up to its `end`.
package enum CommandLines {
  /// Whether a command goes on on the next line.
  package static func isContinued(_ text: String) -> Bool {
    endsInBackslash(text) || (isDefinition(text) && !isEnded(text))
  }

  /// The command that lines make: continued lines become one, a definition keeps its lines.
  package static func joined(_ text: String) -> String {
    let separator = isDefinition(text) ? "\n" : ""
    var joined = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index == 0 {
        joined += line
      } else if endsInBackslash(joined) {
        joined.removeLast()
        joined += line
      } else {
        joined += separator + line
      }
    }
    return joined
  }

  /// Whether it ends in a backslash that is not itself escaped.
  static func endsInBackslash(_ text: String) -> Bool {
    var trailing = 0
    for byte in text.utf8.reversed() {
      if byte != UInt8(ascii: "\\") { break }
      trailing += 1
    }
    return trailing % 2 == 1
  }

  /// Whether it begins with `define NAME`.
  static func isDefinition(_ text: String) -> Bool {
    // Looked at for every line of every script.
    guard text.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix(DefineCommand.name) else { return false }
    let first = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
    let words = CommandLexer.partialWords(String(first))
    return words.count > 1 && words[0].text == DefineCommand.name
  }

  private static func isEnded(_ text: String) -> Bool {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().contains {
      CommandLine.trimmed(String($0)) == DefineCommand.end
    }
  }
}
