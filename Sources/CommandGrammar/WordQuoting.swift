// SPDX-License-Identifier: GPL-3.0-or-later

import TextEscaping

/// How a text is written so that the lexer reads the same text back.
package enum WordQuoting {
  /// As it is typed after a space: bare when it can be, else in double quotes.
  package static func quoted(_ text: String) -> String {
    needsQuotes(text) ? quotedAlways(text) : text
  }

  /// True when a bare word would be read as something else, here or by the shell behind a `|`; `~` at the beginning is
  /// the home folder, and a `#` or `$` within it is quoted for those who read it.
  package static func needsQuotes(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "~") || text.utf8.first == Mark.program
      || text.unicodeScalars.contains { scalar in
        switch scalar {
        case "#", "$", ";", "|", "<", ">", "&": true
        default: scalar.properties.isWhitespace || scalar.isControl
        }
      } || !isReadAsItself(text)
  }

  /// Whether the lexer takes a text for one word that says just that.
  private static func isReadAsItself(_ text: String) -> Bool {
    let words = CommandLexer.line(text).words
    guard words.count == 1, let word = words.first, word.text == text else { return false }
    return !word.isQuoted && !word.isOperator && word.references.isEmpty
  }

  /// As it is written into a file that stays, where no mark may gain a meaning later: bare only without any, and when
  /// it can be no option.
  package static func written(_ text: String) -> String {
    isPlain(text) && text.utf8.first != UInt8(ascii: "-") ? text : quotedAlways(text)
  }

  /// A variable's value in the place of its name: outside of quotes it brings its own. A `$` in it is only a dollar.
  static func value(_ text: String, within quote: Quote?) -> String {
    let inside = escaped(text, includingDollars: false)
    return quote == nil ? (isPlain(text) ? text : "\"\(inside)\"") : inside
  }

  /// What stands between quotes for a text; without any it stands for itself.
  package static func inside(_ text: String, of quote: Quote?) -> String {
    switch quote {
    case .double: escaped(text, includingDollars: true)
    // Nothing escapes the quote itself: it stands outside.
    case .single:
      text.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        .joined(separator: #"'\''"#)
    case nil: text
    }
  }

  private static func quotedAlways(_ text: String) -> String { "\"\(inside(text, of: .double))\"" }

  /// Letters, digits, `-`, `.`, `/`, `_`, `*`, `,` and what is beyond ASCII.
  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (byte | 32 >= 97 && byte | 32 <= 122) || (byte >= 45 && byte <= 57) || byte == 95 || byte == 42
          || byte == 44 || byte >= 0x80
      }
  }

  private static func escaped(_ text: String, includingDollars: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: #"\\"#.unicodeScalars)
      case "\"": result.append(contentsOf: #"\""#.unicodeScalars)
      case "\n": result.append(contentsOf: #"\n"#.unicodeScalars)
      case "\t": result.append(contentsOf: #"\t"#.unicodeScalars)
      case "$" where includingDollars: result.append(contentsOf: #"\$"#.unicodeScalars)
      case _ where scalar.isControl:
        result.append(contentsOf: #"\u{\#(String(scalar.value, radix: 16))}"#.unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
