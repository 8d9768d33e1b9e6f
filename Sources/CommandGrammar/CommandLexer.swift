// SPDX-License-Identifier: GPL-3.0-or-later

/// Splits a line into words. All rules of blanks, quotes, escapes, comments and variables are here.
///
/// Blanks separate words. `"…"` has the escapes `\"`, `\\`, `\n`, `\t` and `\u{…}`. `'…'` has no escapes.
/// Outside of quotes, `\` makes the next character literal. `#` at the beginning of a word starts a comment.
/// Outside of quotes and in `"…"`, `$` may name a variable. Outside of quotes, `$(` and everything up to its
/// `)` is a literal part of one word. At the beginning of a command, `!` passes the rest of the line to a
/// program.
package enum CommandLexer {
  /// The words of a line, which may be unfinished: an open quote ends at the line's end.
  ///
  /// - Parameter commandPlace: takes a command's words so far and returns the number of the word at which another command
  ///   begins, counted from the name: 3 for `for row 0.* COMMAND`. Default: `nil`, for text without commands,
  ///   in which `!` is a letter.
  package static func line(
    _ text: String, commandPlace: ((ArraySlice<CommandWord>) -> Int?)? = nil
  ) -> LexedLine {
    let bytes = Array(text.utf8)
    var words: [CommandWord] = []
    var index = 0
    // The index of the word at which the last command begins. A line without `!` runs no program.
    var command = 0
    let mayRunProgram = commandPlace != nil && bytes.contains(Mark.program)
    while index < bytes.count {
      if Mark.isBlank(bytes[index]) {
        index += 1
        continue
      }
      if bytes[index] == Mark.comment {
        return LexedLine(text: text, words: words, comment: index, program: nil)
      }
      if mayRunProgram, command == words.count, bytes[index] == Mark.program {
        words.append(CommandWord(program: text, from: index, to: bytes.count))
        return LexedLine(text: text, words: words, comment: nil, program: index)
      }
      var reader = WordReader(bytes, at: index)
      reader.readWord()
      words.append(reader.word(from: index))
      if mayRunProgram, command < words.count, let place = commandPlace?(words[command...]) {
        command += place
      }
      index = reader.index
    }
    return LexedLine(text: text, words: words, comment: nil, program: nil)
  }

  /// The text of input typed within one word, to which its blanks belong.
  ///
  /// - Parameter quote: the quote that is open before it. Default: none.
  package static func unquoted(_ text: some StringProtocol, within quote: Quote? = nil) -> String {
    var reader = WordReader(Array(text.utf8), at: 0)
    reader.readAll(within: quote)
    return reader.word(from: 0).text
  }
}

/// The bytes with a meaning outside of quotes.
enum Mark {
  static let comment = UInt8(ascii: "#")
  static let escape = UInt8(ascii: "\\")
  static let program = UInt8(ascii: "!")
  static let reference = UInt8(ascii: "$")

  static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }
}

/// Reads one word.
private struct WordReader {
  private let bytes: [UInt8]
  private(set) var index: Int
  private var text: [UInt8] = []
  private var isQuoted = false
  private var openQuote: Quote?
  private var references: [CommandWord.Reference] = []
  private var substitution: Range<Int>?

  init(_ bytes: [UInt8], at index: Int) {
    self.bytes = bytes
    self.index = index
  }

  func word(from start: Int) -> CommandWord {
    var word = CommandWord(
      text: String(decoding: text, as: UTF8.self), range: start..<index, isQuoted: isQuoted,
      openQuote: openQuote, references: references)
    word.substitution = substitution
    return word
  }

  /// Reads up to the next blank.
  mutating func readWord() {
    while index < bytes.count, !Mark.isBlank(bytes[index]) { readCharacter() }
  }

  mutating func readAll(within quote: Quote?) {
    if let quote { readQuoted(quote) }
    while index < bytes.count { readCharacter() }
  }

  private mutating func readCharacter() {
    if let quote = Quote(rawValue: bytes[index]) {
      index += 1
      readQuoted(quote)
    } else if bytes[index] == Mark.escape {
      isQuoted = true
      index += 1
      if index < bytes.count { consumeByte() }
    } else if !consumeSubstitution(), !consumeReference(within: nil) {
      consumeByte()
    }
  }

  /// Consumes `$(COMMAND)` literally; nothing if it isn't closed.
  private mutating func consumeSubstitution() -> Bool {
    let start = index + 2
    guard bytes[index] == Mark.reference, start < bytes.count, bytes[start - 1] == UInt8(ascii: "("),
      let end = closingParenthesis(from: start)
    else { return false }
    substitution = start..<end
    isQuoted = true
    text += bytes[index...end]
    index = end + 1
    return true
  }

  /// The index of the `)` that closes the `(` before `start`. It skips quotes and inner pairs.
  private func closingParenthesis(from start: Int) -> Int? {
    var depth = 1
    var quote: UInt8?
    var place = start
    while place < bytes.count {
      let byte = bytes[place]
      if byte == Mark.escape, quote != Quote.single.rawValue {
        place += 1
      } else if let open = quote {
        if byte == open { quote = nil }
      } else if Quote(rawValue: byte) != nil {
        quote = byte
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return place }
      }
      place += 1
    }
    return nil
  }

  /// Reads up to the closing quote.
  private mutating func readQuoted(_ quote: Quote) {
    isQuoted = true
    openQuote = quote
    while index < bytes.count {
      if bytes[index] == quote.rawValue {
        index += 1
        openQuote = nil
        return
      }
      if quote == .double, bytes[index] == Mark.escape, index + 1 < bytes.count {
        index += 1
        readEscape()
      } else if quote == .single || !consumeReference(within: quote) {
        consumeByte()
      }
    }
  }

  private mutating func consumeByte() {
    text.append(bytes[index])
    index += 1
  }

  /// Reads `n`, `t`, `u{1F600}`, or a literal character.
  private mutating func readEscape() {
    switch bytes[index] {
    case UInt8(ascii: "n"):
      text.append(UInt8(ascii: "\n"))
      index += 1
    case UInt8(ascii: "t"):
      text.append(UInt8(ascii: "\t"))
      index += 1
    case UInt8(ascii: "u"):
      guard let (scalar, end) = scalar(at: index + 1) else { return consumeByte() }
      text.append(contentsOf: String(Character(scalar)).utf8)
      index = end
    default: consumeByte()
    }
  }

  /// The scalar of `{1F600}`, and the index after it.
  private func scalar(at start: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "{"),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "}")), end - start <= 9,
      let value = UInt32(String(decoding: bytes[(start + 1)..<end], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (scalar, end + 1)
  }

  /// Consumes `$name` literally and records its place; nothing if no name follows the `$`.
  private mutating func consumeReference(within quote: Quote?) -> Bool {
    guard bytes[index] == Mark.reference,
      let (name, end) = CommandWord.Reference.name(in: bytes, at: index + 1)
    else { return false }
    references.append(CommandWord.Reference(name: name, range: index..<end, quote: quote))
    text.append(contentsOf: bytes[index..<end])
    index = end
    return true
  }
}
