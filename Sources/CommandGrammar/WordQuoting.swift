// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Quotes texts so that the lexer reads them back unchanged.
package enum WordQuoting {
  /// A text as it is typed after a space: bare if possible, else in double quotes.
  package static func quoted(_ text: String) -> String {
    needsQuotes(text) ? quotedAlways(text) : text
  }

  /// Whether a bare word would be read differently, here or by the shell after `|`. `~` at the beginning
  /// would be the home folder; `#` and `$` are quoted for human readers.
  package static func needsQuotes(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "~") || text.utf8.first == Mark.program
      || text.unicodeScalars.contains { scalar in
        switch scalar {
        case "#", "$", ";", "|", "<", ">", "&": true
        default: scalar.properties.isWhitespace || scalar.isControl
        }
      } || !isReadAsItself(text)
  }

  /// Whether a text needs no quotes: without them, the lexer reads the same text as one word.
  private static func isReadAsItself(_ text: String) -> Bool {
    let words = CommandLexer.line(text).words
    guard words.count == 1, let word = words.first, word.text == text else { return false }
    return !word.isQuoted && !word.isOperator && word.references.isEmpty
  }

  /// A text as it is written to a file that later versions read: bare only without any special characters and
  /// if it can't be an option.
  package static func written(_ text: String) -> String {
    isPlain(text) && text.utf8.first != UInt8(ascii: "-") ? text : quotedAlways(text)
  }

  /// A variable's value that replaces its name; outside of quotes it is quoted if necessary. A `$` in it is
  /// only a dollar.
  static func value(_ text: String, within quote: Quote?) -> String {
    let inside = escaped(text, includingDollars: false)
    return quote == nil ? (isPlain(text) ? text : "\"\(inside)\"") : inside
  }

  /// The contents of quotes for a text; without quotes, the text itself.
  package static func inside(_ text: String, of quote: Quote?) -> String {
    switch quote {
    case .double: escaped(text, includingDollars: true)
    // A single quote can't be escaped inside, so it is written outside of the quotes.
    case .single:
      text.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        .joined(separator: #"'\''"#)
    case nil: text
    }
  }

  private static func quotedAlways(_ text: String) -> String { "\"\(inside(text, of: .double))\"" }

  /// Whether a text has only letters, digits, `-`, `.`, `/`, `_`, `*`, `,` and characters beyond ASCII.
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
