// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import Drawing
import TableModel

// MARK: - A key's values in words

extension SettingKey {
  /// The word that removes its value; `nil` if words are values, or if there is no other value.
  var open: String? {
    if shape.isText || shape.parameter().fixedValues.contains(openWord) { return nil }
    return declared.allSatisfy { $0.isOptional || $0.standard != nil } ? openWord : nil
  }

  /// The form of its values in a line.
  var words: ParameterShape { shape.parameter(or: open) }

  /// Whether a line can say its values. A mapping without a short form needs several options.
  var isSayable: Bool { words.isOpen || words.fixedValues != [openWord] && !words.fixedValues.isEmpty }

  /// Symbols that completion offers: the common ones, and all of them once a letter is typed; `nil` for other values.
  var candidates: ParameterDeclaration.Candidates? {
    guard shape.isSymbol else { return nil }
    return { _, prefix, _ in prefix.isEmpty ? Self.commonSymbols : SymbolCatalog.names }
  }

  private static let commonSymbols = [
    "airplane", "battery.100", "bell", "calendar", "camera", "creditcard", "envelope",
    "exclamationmark.triangle", "folder", "gear", "globe", "hand.raised", "heart", "house", "info.circle",
    "key", "location", "lock", "magnifyingglass", "moon", "paintbrush", "person", "phone", "photo", "star",
    "sun.max", "trash", "wifi",
  ]

  /// The change by some words.
  func change(_ words: [CommandWord], _ context: ArgumentContext) throws(SessionError) -> KeyChange {
    guard let text = words.first?.text, text != open else { return .open }
    guard case .value(let shape, let others) = self.words else { return .open }
    if others.contains(text) { return .value(.word(text)) }
    var context = context
    context.alternatives = others
    return .value(try shape.read(words, context))
  }
}

extension SettingShape {
  /// Whether every word is a value.
  fileprivate var isText: Bool {
    switch self {
    case .text, .identifier, .symbol: true
    case .short(let value, _): value.isText
    default: false
    }
  }

  fileprivate var isSymbol: Bool {
    switch self {
    case .symbol: true
    case .short(let value, _): value.isSymbol
    default: false
    }
  }
}
