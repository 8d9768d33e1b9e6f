// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The reason why a text isn't a value of a shape. Callers have their own words for it.
package enum ScalarComplaint: Error, Hashable, Sendable {
  /// The text isn't a number, isn't whole, is outside of the bounds, isn't `true` or `false`, isn't one of
  /// the words, or isn't a colour.
  case noNumber, notWhole, outOfRange, noFlag, unknownWord, noColor
  /// The text names a file or an expression of Swift, not a symbol; or it isn't the path of a picture file.
  case noSymbol, noPicture
  /// The text has a link or an attribute that can't be used, see ``MarkdownMistake``.
  case noMarkdown
  /// The setting takes a list or a mapping, not a single value.
  case noScalar
}

extension SettingShape {
  /// The value that a text represents. The text is a scalar of a spec or a word of a command line.
  package func scalar(_ text: String) -> Result<ValueTree, ScalarComplaint> {
    switch self {
    case .text, .identifier: return .success(.text(text))
    case .symbol: return Self.isSymbol(text) ? .success(.text(text)) : .failure(.noSymbol)
    case .imageFile(let orSymbol):
      return Self.isPictureFile(text) || orSymbol && Self.isSymbol(text)
        ? .success(.text(text)) : .failure(.noPicture)
    case .markdown: return Markdown(text).mistake == nil ? .success(.text(text)) : .failure(.noMarkdown)
    case .number(let range):
      guard let value = DecimalNumber.parse(text) else { return .failure(.noNumber) }
      return range.contains(value) ? .success(.points(Points(value))) : .failure(.outOfRange)
    case .integer(let range):
      guard let value = DecimalNumber.parse(text) else { return .failure(.noNumber) }
      guard value == value.rounded() else { return .failure(.notWhole) }
      guard value >= Double(range.lowerBound), value <= Double(range.upperBound) else {
        return .failure(.outOfRange)
      }
      return .success(.integer(Int(value)))
    case .flag:
      return text == "true" || text == "false" ? .success(.flag(text == "true")) : .failure(.noFlag)
    case .choice(let names): return names.contains(text) ? .success(.word(text)) : .failure(.unknownWord)
    case .color: return Color(text: text).map { .success(.color($0)) } ?? .failure(.noColor)
    case .word(let word, let rest): return text == word ? .success(.word(word)) : rest.scalar(text)
    case .short(let value, _): return value.scalar(text)
    case .renamed(let others, let shape):
      let value = shape.scalar(text)
      guard case .failure = value, let word = others.word(for: text) else { return value }
      return shape.scalar(word)
    case .either(let shapes):
      return shapes.first.map { $0.scalar(text) } ?? .failure(.noScalar)
    case .pair, .names, .record, .list, .element: return .failure(.noScalar)
    }
  }
}

/// Plain decimal numbers: no exponent, no hexadecimal, no `inf`, no underscore.
package enum DecimalNumber {
  /// The number; `nil` for anything but an optional sign, digits, and at most one point with digits behind
  /// it, in at most 24 bytes.
  package static func parse(_ text: String) -> Double? {
    var digits = 0
    var points = 0
    guard text.utf8.count <= 24 else { return nil }
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "."): points += 1
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        guard index == 0 else { return nil }
      default: return nil
      }
    }
    guard digits > 0, points <= 1, text.utf8.last != UInt8(ascii: ".") else { return nil }
    return Double(text)
  }
}
