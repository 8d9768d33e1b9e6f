// SPDX-License-Identifier: GPL-3.0-or-later

/// A line with its words and their places.
package struct LexedLine: Hashable, Sendable {
  package let text: String
  /// The words before the comment, in their order.
  package let words: [CommandWord]
  /// The byte at which its comment begins; `nil` without one.
  package let comment: Int?
  /// The byte at which `!PROGRAM` begins; `nil` for other lines. The last word is the remaining text, which
  /// is passed to the system shell.
  package let program: Int?

  /// The word under a cursor at the line's end; `nil` after a blank and in a comment.
  package var openWord: CommandWord? {
    words.last.flatMap { $0.range.upperBound == text.utf8.count ? $0 : nil }
  }

  /// The first word of a comment if it may have been meant as text: `#5`, but not `# five`.
  package var commentWord: String? {
    guard let comment else { return nil }
    let word = text.utf8.dropFirst(comment).prefix { !Mark.isBlank($0) }
    return word.count > 1 ? String(decoding: Array(word), as: UTF8.self) : nil
  }

  /// - Throws: ``SyntaxError`` with the place of the word whose quote isn't closed.
  package func checkQuotes() throws(SyntaxError) {
    guard let word = words.last, let quote = word.openQuote else { return }
    throw SyntaxError(
      "the quote \(quote.mark) opened in column \(word.range.lowerBound + 1) is not closed",
      hint: "add \(quote.mark) at its end", at: word.range)
  }

  /// The typed text at a place, in bytes.
  package func source(_ range: Range<Int>) -> String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }

  /// The typed text from a byte on.
  package func source(from start: Int) -> String {
    String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
  }

  /// The line without the blanks around it; an escaped blank at its end is a letter.
  package var trimmed: String {
    let text = Self.trimmed(text)
    guard comment == nil, program == nil, let first = words.first, let last = words.last,
      last.openQuote == nil
    else { return text }
    return source(first.range.lowerBound..<last.range.upperBound)
  }

  /// Some of its words as a separate line, with places from its beginning.
  package func part(_ words: ArraySlice<CommandWord>) -> LexedLine {
    guard let first = words.first, let last = words.last else { return .empty }
    let start = first.range.lowerBound
    return LexedLine(
      text: source(start..<last.range.upperBound), words: words.map { $0.moved(by: -start) }, comment: nil,
      program: nil)
  }

  static let empty = LexedLine(text: "", words: [], comment: nil, program: nil)

  /// The text with some of its words replaced.
  package func replacing(_ texts: [(word: CommandWord, text: String)]) -> String {
    replacing(texts.map { ($0.word.range, $0.text) })
  }

  private func replacing(_ texts: [(range: Range<Int>, text: String)]) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var end = 0
    for (range, text) in texts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[end..<range.lowerBound] + Array(text.utf8)
      end = range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  /// The text with variables replaced by values. Each value remains one word, or a part of one in quotes.
  ///
  /// - Parameter values: the values of a name; `nil` leaves the name unchanged.
  /// - Returns: `nil` if nothing is replaced.
  /// - Throws: the errors of `values`.
  package func replacingReferences<Failure>(
    _ values: (CommandWord.Reference.Name) throws(Failure) -> [String]?
  ) throws(Failure) -> String? {
    var texts: [(range: Range<Int>, text: String)] = []
    for word in words {
      for reference in word.references {
        guard let values = try values(reference.name) else { continue }
        let written = values.map { WordQuoting.value($0, within: reference.quote) }
        texts.append((reference.range, written.joined(separator: " ")))
      }
    }
    return texts.isEmpty ? nil : replacing(texts)
  }

  /// A text without the blanks around it.
  package static func trimmed(_ text: some StringProtocol) -> String {
    let bytes = text.utf8.drop(while: Mark.isBlank)
    return String(decoding: bytes.reversed().drop(while: Mark.isBlank).reversed(), as: UTF8.self)
  }

  /// Whether a line has only blanks.
  package static func isBlank(_ text: String) -> Bool { text.utf8.allSatisfy(Mark.isBlank) }
}

extension CommandWord {
  fileprivate func moved(by offset: Int) -> CommandWord {
    var word = self
    word.range = (range.lowerBound + offset)..<(range.upperBound + offset)
    word.references = references.map { reference in
      Reference(
        name: reference.name,
        range: (reference.range.lowerBound + offset)..<(reference.range.upperBound + offset),
        quote: reference.quote)
    }
    word.substitution = substitution.map { ($0.lowerBound + offset)..<($0.upperBound + offset) }
    return word
  }
}

/// An error in a line's structure, independent of its command.
package struct SyntaxError: Error, Hashable, Sendable {
  package let message: String
  package let hint: String
  /// The place of the wrong words, in bytes of the line.
  package let range: Range<Int>

  init(_ message: String, hint: String, at range: Range<Int>) {
    self.message = message
    self.hint = hint
    self.range = range
  }
}
