extension CommandWord {
  /// How a text is written so that a line holds it as one word, and no part of it is a variable, an option or a
  /// comment.
  package static func written(_ text: String) -> String {
    isPlain(text) && !text.hasPrefix("-") ? text : "\"\(escaped(text, includingDollars: true))\""
  }

  /// Whether a text is one word without quotes.
  static func isPlain(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (byte | 32 >= 97 && byte | 32 <= 122) || (byte >= 45 && byte <= 57) || byte == 95 || byte == 42
          || byte == 44 || byte >= 0x80
      }
  }

  /// The inside of double quotes.
  static func escaped(_ text: String, includingDollars: Bool) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "$" where includingDollars: result += "\\$"
      default: result.append(character)
      }
    }
  }
}
