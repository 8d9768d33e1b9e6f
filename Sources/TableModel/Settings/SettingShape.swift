// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// What the values of a setting look like, wherever a person writes them: in a spec, on a command line, in a form.
package indirect enum SettingShape: Sendable {
  case text
  /// A text that names one element of a file.
  case identifier
  /// Points, or another number, within bounds.
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  case flag
  case choice([String])
  case color
  /// Two numbers; the words say which: `[x, y]`.
  case pair(ClosedRange<Double>, words: String)
  /// Some of these words, in any order; the noun says what they name.
  case names([String], noun: String)
  case record(SettingRecord)
  /// A word that stands for itself, or what the rest is.
  case word(String, or: SettingShape)
  /// One value in place of a record's mapping, or the mapping.
  case short(SettingShape, or: SettingRecord)
  /// What has other names, too, former ones among them: these are read as its own, and never written.
  case renamed(OtherNames, SettingShape)
  /// What no setting is: lists of other things.
  case list(SettingShape)
  case either([SettingShape])

  /// How messages and the reference name it.
  package var words: String {
    switch self {
    case .text, .identifier: "text"
    case .number(let range): "a number from \(Points(range.lowerBound)) to \(Points(range.upperBound))"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .flag: "true or false"
    case .choice(let names): names.count == 1 ? names[0] : "one of " + names.joined(separator: ", ")
    case .color: "a colour (a UIKit name, #RRGGBB, #RRGGBB 50% or white 0.95)"
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
    case .list(let element): "a list of " + element.words
    case .either(let shapes): shapes.map(\.words).joined(separator: ", or ")
    }
  }
}

/// Further names of words, with the words; made when one is asked for.
package struct OtherNames: Sendable {
  private let make: @Sendable () -> [String: String]

  init(_ make: @escaping @Sendable () -> [String: String]) { self.make = make }

  package var all: [String: String] { make() }

  /// The word of another name, in which hyphens may stand for spaces; `nil` if there is none.
  package func word(for name: String) -> String? {
    let all = make()
    return all[name] ?? all[name.replacing("-", with: " ")]
  }
}

/// The parts of a value that has several, each with a name.
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
  /// The part that must be given, and not be empty.
  package let required: String?

  package init(_ parts: [Part], required: String? = nil) {
    self.parts = parts
    self.required = required
  }
}

/// A setting's value without its type, as readers and writers of all kinds pass it on.
package enum SettingValue: Hashable, Sendable {
  /// A person's text.
  case text(String)
  /// One of a choice's names.
  case word(String)
  case number(Points)
  case integer(Int)
  case flag(Bool)
  case color(Color)
  case list([SettingValue])
  /// The parts that are given, in their order.
  case record([Part])

  package struct Part: Hashable, Sendable {
    package let name: String
    package let value: SettingValue

    package init(name: String, value: SettingValue) {
      self.name = name
      self.value = value
    }
  }

  /// In a few words; `nil` for what has several parts.
  package var words: String? {
    switch self {
    case .text(let text): "'\(text)'"
    case .word(let word): word
    case .number(let points): points.description
    case .integer(let number): String(number)
    case .flag(let flag): String(flag)
    case .color(let color): color.description
    case .list, .record: nil
    }
  }
}
