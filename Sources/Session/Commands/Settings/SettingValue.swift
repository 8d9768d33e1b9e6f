// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableModel
import TableSpec

/// The words of a key's value: as options have them, several words for a list, or a text as specs have it.
struct SettingValue {
  let key: SettingKey
  let words: ArraySlice<CommandWord>
  let line: SettingLine
  let address: SettingLine.Address

  /// The change that the words describe.
  var change: KeyChange {
    get throws(SessionError) {
      guard let first = words.first, let last = words.last else {
        throw SessionError("missing VALUE", hint: "\(key.name) is \(key.takes)")
      }
      do throws(SessionError) {
        if let written { return KeyChange(value: try read(written.text, at: written.start)) }
        guard words.count != 1 || first.text != key.open else { return KeyChange() }
        return try key.change(try counted, context)
      } catch {
        throw explained(error).located(first.range.lowerBound..<last.range.upperBound, in: line.line.text)
      }
    }
  }

  /// The form of the value in words; `nil` for a key that takes only a mapping.
  private var shape: SettingShape? {
    guard key.isSayable, case .value(let shape, _) = key.words else { return nil }
    return shape
  }

  /// The words, joined to as many as the key takes.
  private var counted: [CommandWord] {
    get throws(SessionError) {
      guard let shape else { throw mappingNeeded }
      switch shape {
      case .pair(_, let names):
        if words.count != 2 { throw pairNeeded(names) }
      case .names where words.count > 1: return [joined(by: ",")]
      case _ where words.count > 1:
        // `iPhone 15 Pro`, `white 0.95`
        let word = joined(by: " ")
        if !shape.isText, case .success = shape.scalar(word.text) { return [word] }
        throw tooMany(shape, word.text)
      default: break
      }
      return Array(words)
    }
  }

  private func joined(by sign: String) -> CommandWord {
    let range = (words.first?.range.lowerBound ?? 0)..<(words.last?.range.upperBound ?? 0)
    return CommandWord(text: words.map(\.text).joined(separator: sign), range: range, isQuoted: false)
  }

  private var context: ArgumentContext {
    ArgumentContext(
      label: key.name, name: key.member, table: Table(), rows: RowFinder(), home: nil, line: line.line)
  }

  // MARK: - As a spec writes it

  /// The text of a list or a mapping, and its place in the line.
  private var written: (text: String, start: Int)? {
    guard let first = words.first, key.shape.record != nil || key.shape.isList || shape?.isList != false
    else { return nil }
    let start = first.range.lowerBound
    // A `#` that begins a comment here may begin a colour without quotes: the reader of specs explains that.
    let end = line.line.comment == nil ? words.last?.range.upperBound : line.line.text.utf8.count
    let text = line.line.source(start..<(end ?? start))
    if Self.isBracket(text) { return (text, start) }
    return words.count == 1 && first.isQuoted && Self.isBracket(first.text) ? (first.text, start + 1) : nil
  }

  private static func isBracket(_ text: String) -> Bool { text.hasPrefix("{") || text.hasPrefix("[") }

  private func read(_ text: String, at start: Int) throws(SessionError) -> ValueTree {
    switch SpecValue.read(text, as: key.shape, named: key.name) {
    case .success(let value): return value
    case .failure(let problem):
      let before = String(String.UnicodeScalarView(text.unicodeScalars.prefix(max(0, problem.column - 1))))
      let end = words.last?.range.upperBound ?? start
      let place = min(start + before.utf8.count, end - 1)
      throw SessionError(problem.message, hint: problem.hint).located(place..<end, in: line.line.text)
    }
  }

  // MARK: - Errors

  /// A line that sets a key of the same address to some of the words.
  private func typed(_ key: SettingKey, _ values: ArraySlice<CommandWord> = []) -> String {
    line.typed([address.source, key.name], values)
  }

  /// The member or the part that the first word names: `separator left 16`.
  private var named: SettingKey? {
    words.first.flatMap { SettingKey("\(key.name).\($0.text)", of: key.level) }
  }

  /// The only member that takes the word: `traits.appearance` for `traits dark`. A member with fixed words comes before one
  /// that takes any text: `titleFont bold` is its weight, not a font's name.
  private var taker: SettingKey? {
    guard words.count == 1, let word = words.first, DecimalNumber.parse(word.text) == nil else { return nil }
    let found = key.inner.filter {
      guard !$0.shape.isText else { return false }
      if case .success = $0.shape.scalar(word.text) { return true } else { return false }
    }
    let named = found.filter { !$0.words.isOpen }
    let best = named.isEmpty ? found : named
    return best.count == 1 ? best[0] : nil
  }

  /// The error with a line for another key, if the words fit to one.
  private func explained(_ error: SessionError) -> SessionError {
    let line = named.map { typed($0, words.dropFirst()) } ?? taker.map { typed($0, words) }
    guard let line else { return error }
    var error = error
    error.hint = "did you mean '\(line)'?"
    return error
  }

  private func pairNeeded(_ names: String) -> SessionError {
    let numbers = words.flatMap { $0.text.split { ",;x".contains($0) } }.map(String.init)
    let isMeant = numbers.count == 2 && numbers.allSatisfy { DecimalNumber.parse($0) != nil }
    let sample = isMeant ? numbers.joined(separator: " ") : "16 11"
    return SessionError("\(key.name) takes two numbers, \(names)", hint: "such as: \(typed(key)) \(sample)")
  }

  private func tooMany(_ shape: SettingShape, _ joined: String) -> SessionError {
    let second = words.dropFirst().first
    if let first = words.first, first.text == "=", !first.isQuoted {
      return SessionError("unexpected '='", hint: "write \(typed(key, words.dropFirst()))")
        .located(first.range, in: line.line.text)
    }
    let isKey = words.dropFirst().contains { SettingKey($0.text, of: key.level) != nil }
    let hint =
      isKey && !shape.mayHoldBlanks
      ? "a line sets one key; a mapping sets several of a group: separator {left: 16, right: 16}"
      : shape.mayHoldBlanks
        ? "quote text with spaces: \(typed(key)) \(WordQuoting.quoted(joined))"
        : shape.hint(for: joined) ?? "\(key.name) is \(key.takes)"
    return SessionError("unexpected '\(second?.text ?? "")'", hint: hint)
      .located(second?.range, in: line.line.text)
  }

  /// The error of a word for a key that takes only a mapping, or a list of them.
  private var mappingNeeded: SessionError {
    let members = key.inner
    guard !members.isEmpty else {
      return SessionError(
        "expected \(key.name) to be a list, found '\(words.first?.text ?? "")'",
        hint: "\(key.name) is \(key.takes)")
    }
    let names = members.prefix(4).map(\.name).joined(separator: ", ") + (members.count > 4 ? " …" : "")
    return SessionError(
      "expected \(key.name) to be a mapping, found '\(words.first?.text ?? "")'",
      hint: "set one of \(names), or write {\(members.first?.member ?? ""): …}")
  }
}

extension SettingShape {
  /// Whether a value is a list or a mapping.
  fileprivate var isList: Bool {
    switch self {
    case .pair, .names, .list, .element: true
    case .either(let shapes): shapes.contains(where: \.isList)
    default: false
    }
  }
}
