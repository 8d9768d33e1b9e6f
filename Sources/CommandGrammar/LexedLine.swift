// SPDX-License-Identifier: GPL-3.0-or-later

/// A line with its words and their places.
package struct LexedLine: Hashable, Sendable {
  package let text: String
  package let words: [CommandWord]
  /// Where its comment begins, in bytes.
  package let comment: Int?
  /// Where `!PROGRAM` begins instead of a command, in bytes. The last word is the remaining text, which is passed to the
  /// system shell.
  package let program: Int?

  /// The word under a cursor at the line's end; `nil` behind a blank and in a comment.
  package var openWord: CommandWord? {
    words.last.flatMap { $0.range.upperBound == text.utf8.count ? $0 : nil }
  }

  /// The word that a comment begins with, where it may have been meant as text: `#5`, and not `# five`.
  package var commentWord: String? {
    guard let comment else { return nil }
    let word = text.utf8.dropFirst(comment).prefix { !Mark.isBlank($0) }
    return word.count > 1 ? String(decoding: Array(word), as: UTF8.self) : nil
  }

  /// - Throws: ``SyntaxError`` when a quote is not closed, with the column of its word.
  package func checkQuotes() throws(SyntaxError) {
    guard let word = words.last, let quote = word.openQuote else { return }
    throw SyntaxError(
      "the quote \(quote.mark) opened in column \(word.range.lowerBound + 1) is not closed",
      hint: "add \(quote.mark) at its end", at: word.range)
  }

  /// What stands at a place, as it was typed.
  package func source(_ range: Range<Int>) -> String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }

  package func source(from start: Int) -> String {
    String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
  }

  /// Without the blanks around it; one that is escaped at its end is a letter.
  package var trimmed: String {
    let text = Self.trimmed(text)
    guard comment == nil, program == nil, let first = words.first, let last = words.last,
      last.openQuote == nil
    else { return text }
    return source(first.range.lowerBound..<last.range.upperBound)
  }

  /// Some of its words, as a line of their own. Nothing is read anew.
  package func part(_ words: ArraySlice<CommandWord>) -> LexedLine {
    guard let first = words.first, let last = words.last else { return .empty }
    let start = first.range.lowerBound
    return LexedLine(
      text: source(start..<last.range.upperBound), words: words.map { $0.moved(by: -start) }, comment: nil,
      program: nil)
  }

  static let empty = LexedLine(text: "", words: [], comment: nil, program: nil)

  /// With other text where some of its words stand.
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

  /// With values in place of variables. Each stays one word, and within quotes a part of it.
  ///
  /// - Parameter values: `nil` for a name that stands for itself.
  /// - Returns: `nil` where nothing is to be replaced.
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

  /// Whether a line says nothing at all.
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

/// What is wrong with a line as a line, whatever its command is.
package struct SyntaxError: Error, Hashable, Sendable {
  package let message: String
  package let hint: String
  /// The words that it is about, in bytes of the line.
  package let range: Range<Int>

  init(_ message: String, hint: String, at range: Range<Int>) {
    self.message = message
    self.hint = hint
    self.range = range
  }
}
