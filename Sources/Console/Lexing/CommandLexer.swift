/// Splits a line into words: blanks separate, `"…"` with escapes, `'…'` as it is, `\` before one character,
/// `#` at the beginning of a word starts a comment.
package struct CommandLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var words: [CommandWord] = []

  private init(_ line: String) { bytes = Array(line.utf8) }

  /// The words of a whole line.
  ///
  /// - Throws: ``ConsoleError`` when a quote is not closed, with the column where it was opened.
  package static func words(_ line: String) throws(ConsoleError) -> [CommandWord] {
    let words = partialWords(line)
    if let open = words.last(where: { $0.openQuote != nil }), let quote = open.openQuote {
      let column = line.utf8.prefix(open.range.lowerBound).count + 1
      let mark = String(decoding: [quote], as: UTF8.self)
      throw ConsoleError(
        "the quote \(mark) opened in column \(column) is not closed", hint: "add \(mark) at its end")
    }
    return words
  }

  /// The words of a line that may still be typed: an open quote ends at the end.
  package static func partialWords(_ line: String) -> [CommandWord] {
    var lexer = CommandLexer(line)
    lexer.run()
    return lexer.words
  }

  /// Whether the line ends in a comment.
  static func hasComment(_ line: String) -> Bool {
    var lexer = CommandLexer(line)
    lexer.run()
    return lexer.index < lexer.bytes.count
  }

  private mutating func run() {
    while index < bytes.count {
      if Self.isBlank(bytes[index]) {
        index += 1
      } else if bytes[index] == UInt8(ascii: "#") {
        return
      } else {
        readWord()
      }
    }
  }

  private mutating func readWord() {
    let start = index
    var text: [UInt8] = []
    var isQuoted = false
    var openQuote: UInt8?
    while index < bytes.count, !Self.isBlank(bytes[index]) {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        isQuoted = true
        openQuote = readQuoted(byte, into: &text) ? nil : byte
      case UInt8(ascii: "\\"):
        isQuoted = true
        if index < bytes.count {
          text.append(bytes[index])
          index += 1
        }
      default: text.append(byte)
      }
    }
    words.append(
      CommandWord(
        text: String(decoding: text, as: UTF8.self), range: start..<index, isQuoted: isQuoted,
        openQuote: openQuote))
  }

  /// - Returns: whether the closing quote was found.
  private mutating func readQuoted(_ quote: UInt8, into text: inout [UInt8]) -> Bool {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == quote { return true }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), index < bytes.count {
        readEscape(into: &text)
      } else {
        text.append(byte)
      }
    }
    return false
  }

  private mutating func readEscape(into text: inout [UInt8]) {
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "u"):
      if let scalar = readScalar() {
        text.append(contentsOf: String(Character(scalar)).utf8)
      } else {
        text.append(byte)
      }
    default: text.append(byte)
    }
  }

  /// `{1F600}` after `\u`.
  private mutating func readScalar() -> Unicode.Scalar? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "{"),
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")), end - index <= 9,
      let value = UInt32(String(decoding: bytes[(index + 1)..<end], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    index = end + 1
    return scalar
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }
}
