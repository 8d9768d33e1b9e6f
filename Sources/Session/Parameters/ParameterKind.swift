// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableModel

/// The context of reading a parameter's words.
package struct ArgumentContext {
  /// The parameter's name in messages: `RADIUS`, `--top-left`.
  package var label = ""
  /// A noun for one of several values: the parameter's name.
  var name = ""
  /// The words that can replace a value.
  var alternatives: [String] = []
  let table: Table
  /// Finds rows by their ids.
  let rows: RowFinder
  /// The folder that replaces `~` at the beginning of a file's name.
  let home: String?
  /// The line that contains the words.
  let line: LexedLine
  /// The arguments of the line before these words, without the options.
  var arguments: [CommandWord] = []
}

/// The values of a parameter: their form, and how words are read.
package struct ParameterKind<Value: Sendable>: Sendable {
  let shape: ParameterShape
  /// Reads as many words as the shape counts.
  let read: @Sendable ([CommandWord], ArgumentContext) throws(SessionError) -> Value

  package init(
    _ shape: ParameterShape,
    read: @escaping @Sendable ([CommandWord], ArgumentContext) throws(SessionError) -> Value
  ) {
    self.shape = shape
    self.read = read
  }

  /// A kind whose values are one word.
  package init(
    _ shape: ParameterShape,
    word: @escaping @Sendable (String, ArgumentContext) throws(SessionError) -> Value
  ) {
    self.init(shape) { words, context throws(SessionError) in
      try word(words.first?.text ?? "", context)
    }
  }

  package func map<Other>(_ change: @escaping @Sendable (Value) -> Other) -> ParameterKind<Other> {
    ParameterKind<Other>(shape) { [read] words, context throws(SessionError) in
      change(try read(words, context))
    }
  }
}

/// Values that are read like those of a setting.
extension ParameterKind where Value: Hashable {
  init(_ kind: SettingKind<Value>) {
    self.init(.value(kind.shape)) { given, context throws(SessionError) in
      guard let value = kind.read(try kind.shape.read(given, context)) else {
        throw SessionError("\(context.label) cannot be '\(given.first?.text ?? "")'")
      }
      return value
    }
  }
}

extension ParameterKind {
  /// A kind that also accepts a word for one value.
  func or(_ word: String, _ value: Value) -> Self {
    ParameterKind(shape.or(word)) { [read] words, context throws(SessionError) in
      words.first?.text == word ? value : try read(words, context)
    }
  }
}

extension ParameterKind where Value == String {
  package static var text: Self { ParameterKind(.text) }

  /// One of some names.
  package static func choice(_ names: [String]) -> Self { .named(names.map { ($0, $0) }) }

  /// A file, with the extensions that completion offers.
  package static func file(_ endings: [String]) -> Self {
    ParameterKind(.file(endings)) { words, context throws(SessionError) in
      guard let word = words.first else { return "" }
      if let home = context.home, !word.isQuoted, word.text == "~" || word.text.hasPrefix("~/") {
        return home + word.text.dropFirst()
      }
      if word.text.isEmpty { throw SessionError("\(context.label) is empty", hint: "name a file") }
      try SettingShape.check(word.text, context.label)
      return word.text
    }
  }

  /// A file's path on the command line, unchanged.
  package static func path(_ endings: [String] = []) -> Self {
    ParameterKind(.file(endings)) { word, _ in word }
  }

  static var conflict: Self { words(.conflict) }
  static var userCommand: Self { words(.userCommand) }

  private static func words(_ shape: ParameterShape) -> Self {
    ParameterKind(shape) { text, context throws(SessionError) in
      try SettingShape.check(text, context.label)
      return text
    }
  }
}

extension ParameterKind {
  /// One of some names, each with its value.
  ///
  /// - Parameter noun: the noun for one of them in messages; default: the parameter's name.
  package static func named(_ values: [(name: String, value: Value)], noun: String? = nil) -> Self {
    let shape = SettingShape.choice(values.map(\.name))
    return ParameterKind(.value(shape)) { text, context throws(SessionError) in
      guard let value = values.first(where: { $0.name == text })?.value else {
        throw .unexpected(text, for: context.label, noun ?? context.name, among: values.map(\.name))
      }
      return value
    }
  }
}

extension ParameterKind where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// Any of the cases.
  package static var choice: Self { .named(Value.allCases.map { ($0.rawValue, $0) }) }
}

extension ParameterKind where Value == Bool {
  /// `on` or `off`.
  static var flag: Self { .named([("on", true), ("off", false)]) }
}

extension ParameterKind where Value == Int {
  package static func integer(_ range: ClosedRange<Int>) -> Self {
    ParameterKind(.integer(range, samples: (range.lowerBound, range.upperBound)))
  }

  /// An existing section.
  static var section: Self {
    ParameterKind(.section) { text, context throws(SessionError) in
      do throws(SessionError) { return try SectionAddress.resolve(text, in: context.table) } catch {
        throw error.ofOne("section", text, context)
      }
    }
  }
}

extension SessionError {
  /// The same error, or a clearer one if a range or a pattern names several rows or sections.
  fileprivate func ofOne(_ noun: String, _ text: String, _ context: ArgumentContext) -> SessionError {
    guard text.isPattern || text.contains(",") else { return self }
    let command = context.line.words.first?.text ?? ""
    var error = SessionError(
      "expected \(context.label) to be one \(noun), found '\(text)'",
      hint: "'\(command)' takes one \(noun) at a time")
    error.subject = text
    return error
  }
}

extension ParameterKind where Value == Points {
  static var signed: Self { ParameterKind(.signed) }
  /// Points, 0 or more.
  package static var length: Self { ParameterKind(.length) }
}

extension ParameterKind where Value == Table.IndexPath {
  /// An existing row.
  static var row: Self {
    ParameterKind(.row) { text, context throws(SessionError) in
      do throws(SessionError) {
        return try RowAddress.resolve(text, in: context.table, by: context.rows)
      } catch {
        throw error.ofOne("row", text, context)
      }
    }
  }

  /// The address of a new row.
  static var rowPlace: Self {
    ParameterKind(.rowPlace) { text, _ throws(SessionError) in try RowAddress.place(text) }
  }
}

extension ParameterKind where Value == [Table.IndexPath] {
  /// One row or several.
  static var rows: Self {
    ParameterKind(.rows) { text, context throws(SessionError) in
      try RowSelection.resolve(text, in: context.table, by: context.rows)
    }
  }
}

extension ParameterKind where Value == [Int] {
  /// One section or several.
  static var sections: Self {
    ParameterKind(.sections) { text, context throws(SessionError) in
      try SectionSelection.resolve(text, in: context.table)
    }
  }
}
