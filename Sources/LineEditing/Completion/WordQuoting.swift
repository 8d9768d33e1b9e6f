/// How a name is written so that the tokenizer reads the same name back.
///
/// Words end at a space or a tab. `"…"` knows `\\`, `\"`, `\n`, `\t` and `\u{…}`; `'…'` is literal; outside
/// of quotes a backslash takes the next character as it is, and `#` may start a comment. Outside and within `"…"` a
/// `$` may be a variable; `~` at the beginning is the home folder, and `|`, `<` and `>` send output elsewhere.
package enum WordQuoting {
  /// The name as it is typed after a space: bare when it can be, else in double quotes.
  package static func quoted(_ name: String) -> String {
    needsQuotes(name) ? "\"\(escaped(name))\"" : name
  }

  /// True when a bare word would be read as something else.
  package static func needsQuotes(_ name: String) -> Bool {
    name.isEmpty || name.hasPrefix("~") || name.hasPrefix("!")
      || name.unicodeScalars.contains { scalar in
        switch scalar {
        case " ", "\"", "'", "\\", "#", ";", "$", "|", "<", ">", "&": true
        default: scalar.properties.isWhitespace || isControl(scalar)
        }
      }
  }

  /// The inside of double quotes.
  static func escaped(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: #"\\"#.unicodeScalars)
      case "\"": result.append(contentsOf: #"\""#.unicodeScalars)
      case "$": result.append(contentsOf: #"\$"#.unicodeScalars)
      case "\n": result.append(contentsOf: #"\n"#.unicodeScalars)
      case "\t": result.append(contentsOf: #"\t"#.unicodeScalars)
      case _ where isControl(scalar):
        result.append(contentsOf: #"\u{\#(String(scalar.value, radix: 16))}"#.unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// The name that a half-typed word stands for; quotes may still be open.
  package static func unquoted(_ word: some StringProtocol) -> String {
    var rest = Substring(word).unicodeScalars
    var result = String.UnicodeScalarView()
    var state = QuoteState.outside
    while let scalar = rest.popFirst() {
      switch (state, scalar) {
      case (.outside, "\""): state = .inDoubleQuotes
      case (.outside, "'"): state = .inSingleQuotes
      case (.inDoubleQuotes, "\""), (.inSingleQuotes, "'"): state = .outside
      case (.outside, "\\"): if let next = rest.popFirst() { result.append(next) }
      case (.inDoubleQuotes, "\\"): if let next = unescaped(&rest) { result.append(next) }
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  private static func unescaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard let next = rest.popFirst() else { return nil }
    switch next {
    case "n": return "\n"
    case "t": return "\t"
    case "u" where rest.first == "{":
      let digits = String(rest.dropFirst().prefix { $0 != "}" })
      rest = rest.dropFirst(digits.unicodeScalars.count + 2)
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return next
    }
  }
}
