// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The Markdown of texts: `**bold**`, `*italic*`, `[text](https://example.com)`, `^[text](color: 'systemRed')`, and a
/// backslash before a letter that is no markup. Everything else is text.
///
/// The form of colours is Foundation's for attributes of an app's own, so that code can have the same Markdown. The parser
/// reads a text once for each of at most ``deepest`` levels.
package struct Markdown {
  /// The parts in order. Without markup, it is one part.
  package private(set) var runs: [AttributedText.Run] = []
  /// The first mistake: markup that can't be left as text, because its author means more.
  package private(set) var mistake: MarkdownMistake?

  private let letters: [Character]
  /// The index of the bracket that closes the one at an index.
  private var closers: [Int: Int] = [:]

  /// The most levels of markup inside each other; more is text.
  private static let deepest = 8

  package init(_ text: String) {
    letters = Array(text)
    findClosers()
    read(letters.startIndex..<letters.endIndex, TextAttributes(), depth: 0)
  }

  /// Brackets and parentheses are matched in one pass, because a search at each would read a long text again and again.
  private mutating func findClosers() {
    var (brackets, parentheses): ([Int], [Int]) = ([], [])
    var index = letters.startIndex
    while index < letters.endIndex {
      switch letters[index] {
      case "\\": index += 1
      case "[": brackets.append(index)
      case "(": parentheses.append(index)
      case "]": if let open = brackets.popLast() { closers[open] = index }
      case ")": if let open = parentheses.popLast() { closers[open] = index }
      default: break
      }
      index += 1
    }
  }

  private mutating func read(_ range: Range<Int>, _ attributes: TextAttributes, depth: Int) {
    var index = range.lowerBound
    /// The numbers of stars that nothing closes in the rest of the range.
    var unclosed: Set<Int> = []
    while index < range.upperBound {
      let letter = letters[index]
      switch letter {
      case "\\" where index + 1 < range.upperBound && Self.isMarkup(letters[index + 1]):
        append(letters[index + 1], attributes)
        index += 2
        continue
      case "*":
        let count = stars(at: index, before: range.upperBound)
        if count <= 3, depth < Self.deepest, opens(index..<index + count), !unclosed.contains(count) {
          if let close = closing(count, after: index + count, before: range.upperBound) {
            var inner = attributes
            inner.isBold = inner.isBold || count > 1
            inner.isItalic = inner.isItalic || count != 2
            read(index + count..<close, inner, depth: depth + 1)
            index = close + count
            continue
          }
          unclosed.insert(count)
        }
        for _ in 0..<count { append("*", attributes) }
        index += count
        continue
      case "[", "^":
        let open = letter == "[" ? index : index + 1
        if depth < Self.deepest, open < range.upperBound, letters[open] == "[", let close = closers[open],
          close + 1 < range.upperBound, letters[close + 1] == "(", let end = closers[close + 1],
          end < range.upperBound
        {
          var inner = attributes
          let target = String(letters[close + 2..<end])
          if letter == "[" { link(to: target, &inner) } else { attribute(target, &inner) }
          read(open + 1..<close, inner, depth: depth + 1)
          index = end + 1
          continue
        }
      default: break
      }
      append(letter, attributes)
      index += 1
    }
  }

  private mutating func append(_ letter: Character, _ attributes: TextAttributes) {
    if runs.last?.attributes != attributes { runs.append(AttributedText.Run("", attributes)) }
    runs[runs.count - 1].text.append(letter)
  }

  // MARK: - Stars

  private func stars(at index: Int, before end: Int) -> Int {
    letters[index..<end].prefix { $0 == "*" }.count
  }

  /// Whether stars can open or close, by the letters beside them: CommonMark's rule of flanking delimiters, so that other
  /// readers of the Markdown find the same.
  private func opens(_ stars: Range<Int>) -> Bool { touches(stars.upperBound, from: stars.lowerBound - 1) }
  private func closes(_ stars: Range<Int>) -> Bool { touches(stars.lowerBound - 1, from: stars.upperBound) }

  private func touches(_ inner: Int, from outer: Int) -> Bool {
    guard letters.indices.contains(inner), !letters[inner].isWhitespace else { return false }
    let isOpen =
      !letters.indices.contains(outer) || letters[outer].isWhitespace || Self.isMark(letters[outer])
    return isOpen || !Self.isMark(letters[inner])
  }

  private static func isMark(_ letter: Character) -> Bool { letter.isPunctuation || letter.isSymbol }

  /// The index of the stars that close some before `start`.
  private func closing(_ count: Int, after start: Int, before end: Int) -> Int? {
    var index = start
    var three: Int?
    while index < end {
      switch letters[index] {
      case "\\": index += 2
      case "*":
        let found = stars(at: index, before: end)
        if index > start, closes(index..<index + found) {
          if found == count { return index }
          // `**bold *both***`: the first of three stars close the inner ones.
          if found == 3 { three = three ?? index + 3 - count }
        }
        index += found
      default: index += 1
      }
    }
    return three
  }

  /// Whether a letter can be markup, so that a backslash before it makes it text.
  static func isMarkup(_ letter: Character) -> Bool {
    letter.isASCII && (letter.isPunctuation || letter.isSymbol)
  }

  // MARK: - Links and colours

  /// The schemes of links that run or read something instead of showing it.
  private static let hostileSchemes: Set<String> = ["javascript", "vbscript", "data", "file", "blob"]

  private mutating func link(to target: String, _ attributes: inout TextAttributes) {
    let scheme = target.prefix { $0 != ":" }
    let isScheme =
      scheme.first?.isLetter == true
      && scheme.endIndex < target.index(target.endIndex, offsetBy: target.isEmpty ? 0 : -1)
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    let isText = target.allSatisfy {
      !$0.isWhitespace && $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    }
    if !isScheme || !isText {
      fail(.noLink(target))
    } else if Self.hostileSchemes.contains(scheme.lowercased()) {
      fail(.hostileLink(String(scheme)))
    } else {
      attributes.link = target
    }
  }

  /// Reads `color: 'systemRed'`.
  private mutating func attribute(_ text: String, _ attributes: inout TextAttributes) {
    let parts = text.split(separator: ":", maxSplits: 1).map { $0.trimmingBlanks }
    guard parts.count == 2, parts[0] == "color" else { return fail(.unknownAttribute(text)) }
    let value = parts[1]
    guard value.count > 2, let quote = value.first, quote == value.last, quote == "'" || quote == "\"",
      let color = Color(text: String(value.dropFirst().dropLast()))
    else { return fail(.noColor(value)) }
    attributes.color = color
  }

  private mutating func fail(_ mistake: MarkdownMistake) { self.mistake = self.mistake ?? mistake }
}

/// A mistake in Markdown.
package enum MarkdownMistake: Hashable, Sendable {
  /// The target of a link isn't a URL with a scheme.
  case noLink(String)
  /// The scheme of a link runs or reads something.
  case hostileLink(String)
  /// An attribute other than `color`.
  case unknownAttribute(String)
  /// The value of `color` isn't a colour in quotes.
  case noColor(String)

  /// The sentence for messages.
  package var words: String {
    switch self {
    case .noLink(let target): "'\(target)' isn't a link"
    case .hostileLink(let scheme): "a text can't link to \(scheme):"
    case .unknownAttribute(let text): "'\(text)' isn't an attribute of a text"
    case .noColor(let text): "\(text) isn't a colour in quotes"
    }
  }

  package var hint: String {
    switch self {
    case .noLink: "write a URL such as https://example.com, or \\[ for a bracket"
    case .hostileLink: "write a URL with https, http, mailto, tel or the app's own scheme"
    case .unknownAttribute, .noColor: "write ^[text](color: 'systemRed')"
    }
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
