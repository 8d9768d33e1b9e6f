// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The form of a parameter's words. Usage, help, completion and error messages come from it.
package enum ParameterShape: Sendable {
  /// The value of a setting, or one of some words.
  case value(SettingShape, or: [String] = [])
  /// An existing row: `section.row` or an id.
  case row
  /// One of some words, or an existing row.
  case rowOrWord([String])
  /// An existing section: an index or an id.
  case section
  /// Existing rows: one, a range or a pattern.
  case rows
  /// Existing sections: one, a range or a pattern.
  case sections
  /// The address of a new row: `section.row`, at most one past the last row.
  case rowPlace
  /// A file, with the extensions that completion offers.
  case file([String])
  /// A place that is in conflict with the open file, or `all`.
  case conflict
  /// A command that `define` made.
  case userCommand

  package static let text = ParameterShape.value(.text)

  /// A shape that also accepts one more word.
  func or(_ word: String) -> ParameterShape {
    switch self {
    case .value(let shape, let words): .value(shape, or: words + [word])
    case .rowOrWord(let words): .rowOrWord(words + [word])
    case .row: .rowOrWord([word])
    case .section, .rows, .sections, .rowPlace, .file, .conflict, .userCommand:
      preconditionFailure("no word can replace \(self)")
    }
  }

  /// The number of words of one value.
  var count: Int { if case .value(.pair, _) = self { 2 } else { 1 } }

  /// The words that can replace a value.
  var alternatives: [String] {
    switch self {
    case .value(_, let words), .rowOrWord(let words): words
    case .row, .section, .rows, .sections, .rowPlace, .file, .conflict, .userCommand: []
    }
  }

  /// An example of several values in one word.
  var listHint: String? {
    switch self {
    case .rows: "0.0,0.2"
    case .sections: "0,2"
    default: nil
    }
  }

  /// The values that completion can list without knowing the table.
  var fixedValues: [String] {
    switch self {
    case .row, .section, .rows, .sections, .rowPlace, .file, .conflict, .userCommand: []
    case .rowOrWord(let names): names
    case .value(let shape, let words): shape.words(or: words)
    }
  }

  /// The name of a value in a usage line; `nil` for the parameter's name.
  var valueName: String? {
    switch self {
    case .value(let shape, let words): shape.valueName(or: words)
    case .row: "ROW"
    case .rowOrWord(let words): (words + ["ROW"]).joined(separator: "|")
    case .rows: "ROWS"
    case .section: "SECTION"
    case .sections: "SECTIONS"
    case .rowPlace: "SECTION.ROW"
    case .file: "FILE"
    case .conflict: "PLACE"
    case .userCommand: "NAME"
    }
  }

  /// Whether there are more values than can be listed.
  var isOpen: Bool {
    switch self {
    case .value(let shape, _): shape.isOpen
    case .file: true
    case .row, .section, .rows, .sections, .rowPlace, .conflict, .userCommand, .rowOrWord: false
    }
  }

  /// Whether its values are existing rows.
  var namesRows: Bool {
    switch self {
    case .row, .rows, .rowOrWord: true
    case .value, .section, .sections, .rowPlace, .file, .conflict, .userCommand: false
    }
  }

  /// The aliases that a misspelt value is compared with.
  var aliases: [String] { if case .value(let shape, _) = self { shape.aliases } else { [] } }

  /// Whether a text of several words, which need no quotes, is one of the values: `iPhone 15 Pro`.
  func hasAlias(_ text: String) -> Bool {
    if case .value(let shape, _) = self { shape.hasAlias(text) } else { false }
  }

  /// Whether a value can be text of several words.
  var mayHoldBlanks: Bool {
    switch self {
    case .value(let shape, _): shape.mayHoldBlanks
    case .file: true
    case .row, .section, .rows, .sections, .rowPlace, .conflict, .userCommand, .rowOrWord: false
    }
  }

  /// The description in help.
  var words: String {
    switch self {
    case .value(let shape, let words): shape.help(or: words)
    case .row: "SECTION.ROW or an id"
    case .rowOrWord(let words): (words + ["SECTION.ROW", "an id"]).joined(separator: ", ")
    case .section: "an index or an id"
    case .rows: "SECTION.ROW with ranges and *, an id with *, or several with commas"
    case .sections: "an index, a range such as 0..2, *, an id with *, or several with commas"
    case .rowPlace: "SECTION.ROW"
    case .file: "a file"
    case .userCommand: "a command that you defined"
    case .conflict: "a setting, a row or a section that `resolve` lists, or all"
    }
  }
}
