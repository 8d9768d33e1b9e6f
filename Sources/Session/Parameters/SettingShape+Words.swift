// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableModel

/// Values of settings as the words of a command line.
extension SettingShape {
  /// The shape without words such as `automatic`, and these words; `nil` if a value has several parts, which have options
  /// of their own.
  private var divided: (shape: SettingShape?, words: [String]) {
    switch self {
    case .word(let word, let rest): (rest.divided.shape, [word] + rest.divided.words)
    case .short(let value, _): value.divided
    case .list(let item) where item.isScalar: (self, [])
    // A row's content can be a ready-made one.
    case .element: (self, Preset.contents.map(\.name))
    case .either(let shapes): shapes.first?.divided ?? (nil, [])
    case .record, .list: (nil, [])
    case .text, .identifier, .symbol, .imageFile, .markdown, .number, .integer, .flag, .choice, .color, .pair,
      .names,
      .renamed:
      (self, [])
    }
  }

  /// The shape of a parameter that sets a setting of this shape.
  ///
  /// - Parameter word: removes the setting.
  func parameter(or word: String? = nil) -> ParameterShape {
    let (shape, words) = divided
    return .value(shape ?? .choice([]), or: words + (word.map { [$0] } ?? []))
  }

  /// The words for true and false. `on` and `off` are read, too.
  private static let flagWords = ["true": true, "false": false, "on": true, "off": false]
  /// The words for all and for none of some names.
  private static let (all, none) = ("all", "none")

  private var isFlag: Bool {
    switch self {
    case .flag: true
    case .renamed(_, let shape): shape.isFlag
    default: false
    }
  }

  /// The words that a value can be, and `others`, which replace a value: `true`, `false` and `default` of a flag. Of a number,
  /// only `others`, such as `default`.
  func words(or others: [String]) -> [String] {
    switch self {
    case .flag: ["true", "false"] + others
    case .choice(let names): names + others
    case .names(let names, _): names + [Self.all, Self.none] + others
    case .color: SemanticColor.allCases.map(\.rawValue) + others
    case .renamed(_, let shape): shape.words(or: others)
    default: others
    }
  }

  func valueName(or others: [String]) -> String? {
    switch self {
    case .text, .identifier, .symbol, .imageFile, .markdown: "TEXT"
    case .number(SettingRange.fraction), .integer: "NUMBER"
    case .number: "POINTS"
    case .color: "COLOR"
    case .pair(_, let words): words.filter { !"[],".contains($0) }.uppercased()
    case .list(.text): "TEXT,TEXT"
    case .list(let item) where item.isScalar: "VALUE,VALUE"
    case .flag, .choice, .names, .record, .word, .short, .renamed, .list, .element, .either:
      words(or: others).reduce(0) { $0 + $1.count + 1 } <= 20
        ? words(or: others).joined(separator: "|") : nil
    }
  }

  var isOpen: Bool {
    switch self {
    case .text, .identifier, .symbol, .imageFile, .markdown, .number, .integer, .color, .pair, .element: true
    case .list(let item): item.isScalar
    case .flag, .choice, .names, .record, .word, .short, .renamed, .either: false
    }
  }

  /// Whether a value is one word, number or text, so that a list of them can be written with commas alone.
  private var isScalar: Bool {
    switch self {
    case .word(_, let rest): rest.isScalar
    case .text, .number, .integer, .choice, .color: true
    case .identifier, .symbol, .imageFile, .markdown, .flag, .pair, .names, .record, .short, .renamed, .list,
      .element, .either:
      false
    }
  }

  /// Whether a value may be text of several words.
  var mayHoldBlanks: Bool {
    switch self {
    case .text, .symbol, .imageFile, .markdown: true
    case .list(let item): item.isScalar
    case .short(let shape, _), .word(_, let shape), .renamed(_, let shape): shape.mayHoldBlanks
    case .identifier, .number, .integer, .color, .pair, .flag, .choice, .names, .record, .element, .either:
      false
    }
  }

  func help(or others: [String]) -> String {
    let own: [String]
    switch self {
    case .text, .identifier, .symbol, .imageFile: own = ["text"]
    case .markdown: own = ["text with **bold**, *italic*, links and colours"]
    case .number(SettingRange.fraction): own = ["0 to 1"]
    case .number(let range), .pair(let range, _):
      own = ["\(Points(range.lowerBound)) to \(Points(range.upperBound)) pt"]
    case .integer: own = bounds.map { [$0] } ?? []
    case .color: own = ["a UIKit colour name", "#RRGGBB", "white 0.95", "LIGHT/DARK"]
    case .list(.text): own = ["texts, divided by commas"]
    case .list(let item) where item.isScalar: own = ["values, divided by commas"]
    case .flag, .choice, .names, .record, .word, .short, .renamed, .list, .element, .either:
      own = words(or: [])
    }
    return (own + others).joined(separator: ", ")
  }

  /// Reads one value. The words aren't ones that replace a value, such as `default`.
  func read(_ words: [CommandWord], _ context: ArgumentContext) throws(SessionError) -> ValueTree {
    if case .pair(let range, _) = self {
      var numbers: [ValueTree] = []
      for word in words {
        do throws(SessionError) { numbers.append(try SettingShape.number(range).read([word], context)) } catch
        {
          throw error.located(word.range, in: context.line.text)
        }
      }
      return .list(numbers)
    }
    let text = words.first?.text ?? ""
    if isFlag, let flag = Self.flagWords[text] { return .flag(flag) }
    if case .names(let names, let noun) = self { return try list(text, of: names, noun, context) }
    if case .list(let item) = self, item.isScalar {
      var items: [ValueTree] = []
      for part in text.split(separator: ",") {
        let text = LexedLine.trimmed(part)
        switch item.scalar(text) {
        case .success(let value): items.append(value)
        case .failure(let complaint): throw item.error(complaint, text, context)
        }
      }
      try Self.check(text, context.label)
      return .list(items)
    }
    switch scalar(text) {
    case .success(.text(let text)):
      try Self.check(text, context.label)
      return .text(text)
    case .success(let value): return value
    case .failure(let complaint): throw error(complaint, text, context)
    }
  }

  /// Some of the names, separated by commas; all of them, or none.
  private func list(
    _ text: String, of names: [String], _ noun: String, _ context: ArgumentContext
  ) throws(SessionError) -> ValueTree {
    if text == Self.all { return .list(names.map(ValueTree.word)) }
    if text == Self.none { return .list([]) }
    let given = text.split(separator: ",").map(String.init)
    if let wrong = given.first(where: { !names.contains($0) }) ?? (given.isEmpty ? "" : nil) {
      throw .unknown(noun, wrong, among: words(or: context.alternatives))
    }
    return .list(names.filter(given.contains).map(ValueTree.word))
  }

  private func error(_ complaint: ScalarComplaint, _ text: String, _ context: ArgumentContext) -> SessionError
  {
    let label = context.label
    let others = context.alternatives
    let alternatives = others.isEmpty ? "" : " or " + others.joined(separator: ", ")
    // The words that replace a value aren't a part of the divided shape.
    let hint = others.reduce(self) { .word($1, or: $0) }.hint(for: text)
    switch complaint {
    case .noNumber:
      return SessionError("expected \(label) to be a number\(alternatives), found '\(text)'", hint: hint)
    case .notWhole: return SessionError("expected \(label) to be a whole number, found '\(text)'")
    case .outOfRange:
      return SessionError(
        "\(label) is out of range: \(text)", hint: hint ?? bounds.map { "allowed: \($0)\(alternatives)" })
    case .noSymbol:
      return SessionError("expected \(label) to be a symbol, found '\(text)'", hint: hint)
    case .noPicture:
      return SessionError("expected \(label) to be \(self.words), found '\(text)'", hint: hint)
    case .noMarkdown:
      return SessionError(
        "expected \(label) to be Markdown: \(Markdown(text).mistake.map { VisibleText.line($0.words) } ?? "")",
        hint: hint
      )
    case .noColor where hint != nil: return SessionError("unknown colour '\(text)'", hint: hint)
    case .noColor:
      return .unknown(
        "colour", text, among: SemanticColor.allCases.map(\.rawValue),
        hint: "use a UIKit name such as systemBlue, #RRGGBB, '#RRGGBB 50%', 'white 0.95', or LIGHT/DARK")
    case .noFlag, .unknownWord, .noScalar:
      return .unexpected(text, for: label, context.name, among: words(or: others), aliases: aliases)
    }
  }

  private var bounds: String? {
    switch self {
    case .number(let range): "\(Points(range.lowerBound)) to \(Points(range.upperBound))"
    case .integer(let range):
      range.upperBound == .max
        ? "\(range.lowerBound) or more" : "\(range.lowerBound) to \(range.upperBound)"
    default: nil
    }
  }

  static func check(_ text: String, _ label: String) throws(SessionError) {
    if text.unicodeScalars.contains(where: \.isControlInText) {
      throw SessionError("\(label) holds a control character")
    }
    if text.unicodeScalars.contains("\u{FFFD}") {
      throw SessionError("\(label) is not valid UTF-8 text")
    }
  }
}
