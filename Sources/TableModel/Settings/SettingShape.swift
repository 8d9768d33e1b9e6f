// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The form of a setting's values in a spec, on a command line and on the page.
package indirect enum SettingShape: Sendable {
  /// Any text.
  case text
  /// A text that names one element of a file.
  case identifier
  /// The name of an SF Symbol.
  case symbol
  /// The path of a picture file, or also the name of a symbol.
  case imageFile(orSymbol: Bool)
  /// A text with markup, see ``Markdown``.
  case markdown
  /// Points, or another number, within bounds.
  case number(ClosedRange<Double>)
  /// A whole number within bounds.
  case integer(ClosedRange<Int>)
  /// `true` or `false`.
  case flag
  /// One of these words.
  case choice([String])
  /// A colour, as `Color(text:)` reads it.
  case color
  /// Two numbers within bounds, and their names: `[x, y]`.
  case pair(ClosedRange<Double>, words: String)
  /// Some of these words, in any order; messages call one of them by the noun.
  case names([String], noun: String)
  /// A mapping with these parts.
  case record(SettingRecord)
  /// A word such as `automatic`, or a value of the other shape.
  case word(String, or: SettingShape)
  /// A mapping, or one value that is short for it.
  case short(SettingShape, or: SettingRecord)
  /// Accepts aliases, such as `iPhone 15 Pro` and `ios16`; never writes them.
  case renamed(OtherNames, SettingShape)
  /// Values of one shape. Lists of sections and rows have spec keys of their own.
  case list(SettingShape)
  /// The name of a kind of element, or a mapping with that name, its main value and other properties.
  case element
  /// A value of any of these shapes. A list and a single value have at most one of them each.
  case either([SettingShape])

  /// The name of the shape in messages and in the reference.
  package var words: String {
    switch self {
    case .text, .identifier, .symbol: "text"
    case .imageFile(let orSymbol): orSymbol ? "a symbol or a picture file" : "a picture file"
    case .markdown: "Markdown"
    case .number(let range): "a number from \(Points(range.lowerBound)) to \(Points(range.upperBound))"
    case .integer(let range) where range.count == 1: "the number \(range.lowerBound)"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .flag: "true or false"
    case .choice(let names): names.count == 1 ? names[0] : "one of " + names.joined(separator: ", ")
    case .color: "a colour (a UIKit name, #RRGGBB, #RRGGBB 50%, white 0.95, or LIGHT/DARK)"
    case .pair(let range, _):
      "a list of two numbers from \(Points(range.lowerBound)) to \(Points(range.upperBound))"
    case .names(let names, _): "a list of any of " + names.joined(separator: ", ")
    case .record: "a mapping"
    case .word(let word, let rest): word + ", or " + rest.words
    case .short(let value, let record): value.words + ", or " + SettingShape.record(record).words
    case .renamed(let others, let rest) where others.all.count > 12:
      rest.words + ", or another name, such as "
        + (others.all.keys.max { ($0.count, $0) < ($1.count, $1) } ?? "")
    case .renamed(let others, let rest):
      rest.words + " ("
        + Dictionary(grouping: others.all.keys) { others.all[$0] ?? "" }.sorted { $0.key < $1.key }
        .map { "\($0.key) is also called " + $0.value.sorted().joined(separator: ", ") }.joined(
          separator: "; ")
        + ")"
    case .list(.text): "a list of texts"
    case .list(let element): "a list; each item is " + element.words
    case .element: "an element, such as {button: Pay, style: filled}"
    case .either(let shapes): shapes.map(\.words).joined(separator: ", or ")
    }
  }
}

extension SettingShape {
  /// The aliases of a choice's names, without those that differ from a name only in case, spaces and hyphens.
  package var aliases: [String] {
    guard case .renamed(let others, .choice(let names)) = self else { return [] }
    let known = Set(names.map(NearestNames.folded))
    return others.all.keys.filter { !known.contains(NearestNames.folded($0)) }
  }

  /// Whether a text of several words is an alias, such as `iPhone 15 Pro`.
  package func hasAlias(_ text: String) -> Bool {
    if case .renamed(let others, _) = self { others.word(for: text) != nil } else { false }
  }
}

/// Aliases, each with the word that it is read as. They are made at each use.
package struct OtherNames: Sendable {
  private let make: @Sendable () -> [String: String]

  init(_ make: @escaping @Sendable () -> [String: String]) { self.make = make }

  /// The words by their aliases.
  package var all: [String: String] { make() }

  /// The word of an alias, in which hyphens can replace spaces; `nil` if there is none.
  package func word(for name: String) -> String? {
    let all = make()
    return all[name] ?? all[name.replacing("-", with: " ")]
  }
}

/// The named parts of a value.
package struct SettingRecord: Sendable {
  package struct Part: Sendable {
    package let name: String
    package let shape: SettingShape
    /// One sentence for the reference and the schema.
    package let meaning: String

    package init(name: String, shape: SettingShape, meaning: String) {
      self.name = name
      self.shape = shape
      self.meaning = meaning
    }
  }

  /// In the order in which they are written.
  package let parts: [Part]
  /// The parts exactly one of which is required and can't be empty; empty if none is.
  package let required: [String]
  /// The parts that a single value sets; empty if only a mapping is allowed.
  package let short: [String]
  /// Whether a mapping without parts is a value.
  package let mayBeEmpty: Bool
  /// Whether a single value replaces all parts, because it is short for different ones: a symbol or a title.
  package let shortReplacesAll: Bool

  /// - Parameter short: default: the required parts. A single value is that of the first one whose shape it has.
  package init(
    _ parts: [Part], required: [String] = [], short: [String]? = nil, mayBeEmpty: Bool = false,
    shortReplacesAll: Bool = false
  ) {
    self.parts = parts
    self.required = required
    self.short = short ?? required
    self.mayBeEmpty = mayBeEmpty
    self.shortReplacesAll = shortReplacesAll
  }

  /// The shape of a part; `nil` if there is none of that name.
  package subscript(name: String) -> SettingShape? { parts.first { $0.name == name }?.shape }

  /// The required parts in words: `symbol, file or monogram`.
  package var requiredWords: String { NearestNames.alternatives(required) }

  /// The part that a single text is short for; `nil` if there is none.
  package func part(shortenedTo text: String) -> String? {
    short.first { name in if case .success? = self[name]?.scalar(text) { true } else { false } }
  }
}

extension SettingShape {
  /// The parts of its values, if they have several.
  package var record: SettingRecord? {
    switch self {
    case .record(let record), .short(_, let record): record
    case .word(_, let rest), .renamed(_, let rest): rest.record
    case .text, .identifier, .symbol, .imageFile, .markdown, .number, .integer, .flag, .choice, .color, .pair,
      .names,
      .list, .element,
      .either:
      nil
    }
  }

  /// The shape of a list's items; `nil` for other shapes.
  package var element: SettingShape? {
    switch self {
    case .list(let element): element
    case .either(let shapes): shapes.compactMap(\.element).first
    default: nil
    }
  }
}

extension SettingShape {
  /// Whether a key without a value has one: `activityIndicator:` of a row.
  package var mayBeEmpty: Bool { record?.mayBeEmpty ?? false }
}
