// SPDX-License-Identifier: GPL-3.0-or-later

/// Divides what a terminal sends into its answers to ``TerminalAnswers/question`` and the keys that a person typed meanwhile.
package struct AnswerScanner: Sendable {
  /// The beginning of an answer, perhaps.
  private var rest: [UInt8] = []

  package init() {}

  private enum Match {
    case key
    /// More bytes decide.
    case unknown
    case answer(length: Int)
  }

  /// - Returns: the whole answers without the escape character before them, and the typed bytes in order. The end of the bytes
  ///   may be kept until more bytes show what it is.
  package mutating func take(_ bytes: some Sequence<UInt8>) -> (answers: [String], typed: [UInt8]) {
    rest += bytes
    var answers: [String] = []
    var typed: [UInt8] = []
    while !rest.isEmpty {
      switch Self.match(rest[...]) {
      case .key: typed.append(rest.removeFirst())
      case .unknown: return (answers, typed)
      case .answer(let length):
        answers.append(String(decoding: rest[1..<length], as: UTF8.self))
        rest.removeFirst(length)
      }
    }
    return (answers, typed)
  }

  /// Whether some bytes wait for the bytes after them.
  package var hasRest: Bool { !rest.isEmpty }

  /// The bytes that were kept: keys, because nothing followed them.
  package mutating func drain() -> [UInt8] {
    defer { rest = [] }
    return rest
  }

  private static let escape: UInt8 = 0x1B
  /// The most bytes of an answer. Real ones have about 30.
  private static let longest = 256

  /// The answers by their first bytes, and their last: of Kitty's pictures, of XTVERSION, and those of control sequences with
  /// their final letter.
  private static let forms: [(start: [UInt8], end: [UInt8])] = [
    ("\u{1B}_G", "\u{1B}\\"), ("\u{1B}P>|", "\u{1B}\\"), ("\u{1B}[?", "c"), ("\u{1B}[?", "S"),
    ("\u{1B}[6;", "t"),
    ("\u{1B}[4;", "t"),
  ].map { (Array($0.utf8), Array($1.utf8)) }

  private static func match(_ bytes: ArraySlice<UInt8>) -> Match {
    guard bytes.first == escape else { return .key }
    var isUnknown = false
    for form in forms {
      guard bytes.starts(with: form.start) else {
        isUnknown = isUnknown || form.start.starts(with: bytes)
        continue
      }
      let body = bytes.dropFirst(form.start.count).prefix(longest)
      if form.end.count > 1 {
        if let end = body.firstRange(of: form.end) {
          return .answer(length: end.upperBound - bytes.startIndex)
        }
        isUnknown = isUnknown || body.count < longest
      } else {
        // Parameters are digits and semicolons.
        guard let end = body.firstIndex(where: { !(0x30...0x3B).contains($0) }) else {
          isUnknown = isUnknown || body.count < longest
          continue
        }
        if body[end] == form.end[0] { return .answer(length: end + 1 - bytes.startIndex) }
      }
    }
    return isUnknown ? .unknown : .key
  }
}
