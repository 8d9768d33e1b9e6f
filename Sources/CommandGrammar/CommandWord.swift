// SPDX-License-Identifier: GPL-3.0-or-later

/// The quotes that keep a word together: `'…'` is literal, `"…"` has escapes and variables.
package enum Quote: UInt8, Hashable, Sendable, CaseIterable {
  case single = 0x27
  case double = 0x22

  /// The quote as text.
  package var mark: String { String(UnicodeScalar(rawValue)) }
}

/// One word of a command line with its place.
package struct CommandWord: Hashable, Sendable {
  /// The word without quotes and escapes; variables are unresolved.
  package var text: String
  /// The word's place in the line in bytes, with its quotes.
  package var range: Range<Int>
  /// Whether any part was quoted or escaped. Such a word is never an option.
  package var isQuoted: Bool
  /// The quote that isn't closed at the end of the line. Default: `nil`.
  package var openQuote: Quote?
  /// The variables in the word, in their order. Default: none.
  package var references: [Reference]
  /// The place in the line, in bytes, of the command in `$(COMMAND)` without the parentheses. Default: `nil`,
  /// none.
  package var substitution: Range<Int>?

  package init(
    text: String, range: Range<Int>, isQuoted: Bool, openQuote: Quote? = nil, references: [Reference] = []
  ) {
    self.text = text
    self.range = range
    self.isQuoted = isQuoted
    self.openQuote = openQuote
    self.references = references
  }

  /// `!PROGRAM` and everything after it, with quotes for the shell.
  init(program line: String, from start: Int, to end: Int) {
    self.init(
      text: String(decoding: line.utf8.dropFirst(start), as: UTF8.self), range: start..<end, isQuoted: true)
  }

  /// Whether it divides a line. A quoted operator is text.
  package var isOperator: Bool {
    !isQuoted && (text == DividedLine.pipe || DividedLine.Mode(rawValue: text) != nil)
  }

  /// A `$name` in a word.
  package struct Reference: Hashable, Sendable {
    /// The variable that a reference names.
    package enum Name: Hashable, Sendable {
      /// `$name` and `${name}`: a letter or `_`, then letters, digits and `_`.
      case variable(String)
      /// `$1` and `${1}`, counted from 1.
      case argument(Int)
      /// `$*` and `$@`.
      case allArguments
    }

    package let name: Name
    /// The reference's place in the line in bytes, with the `$` and the braces.
    package let range: Range<Int>
    /// The quote around it; `nil` outside of quotes.
    package let quote: Quote?

    /// Whether a text is a valid name of a variable.
    package static func isName(_ text: String) -> Bool {
      guard let first = text.utf8.first, isLetter(first) else { return false }
      return text.utf8.allSatisfy { isLetter($0) || isDigit($0) }
    }

    /// The name after a `$`, and the index after it; `nil` if the `$` is just a dollar sign.
    static func name(in bytes: [UInt8], at start: Int) -> (name: Name, end: Int)? {
      guard start < bytes.count else { return nil }
      if bytes[start] == UInt8(ascii: "*") || bytes[start] == UInt8(ascii: "@") {
        return (.allArguments, start + 1)
      }
      let isBraced = bytes[start] == UInt8(ascii: "{")
      let first = isBraced ? start + 1 : start
      let isNumber = first < bytes.count && isDigit(bytes[first])
      let length = bytes[first...].prefix { isDigit($0) || (!isNumber && isLetter($0)) }.count
      let end = first + length
      guard length > 0, !isBraced || (end < bytes.count && bytes[end] == UInt8(ascii: "}")) else {
        return nil
      }
      let text = String(decoding: bytes[first..<end], as: UTF8.self)
      guard isNumber else { return (.variable(text), isBraced ? end + 1 : end) }
      guard let number = Int(text), number > 0 else { return nil }
      return (.argument(number), isBraced ? end + 1 : end)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || (byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z"))
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
      byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
  }
}
