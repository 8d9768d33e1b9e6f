import Geometry
import TableModel

/// What a parameter takes: it drives parsing, completion, help and error messages.
package enum ParameterKind: Sendable {
  case text
  /// A length in points within bounds, or one of some words.
  case points(ClosedRange<Double>, words: [String] = [])
  case integer(ClosedRange<Int>, words: [String] = [])
  case choice([String])
  /// A colour, or one of some words.
  case color(words: [String] = [])
  /// A row that is there: `section.row` or an id.
  case row
  /// One of some words, or a row that is there.
  case rowOrWord([String])
  /// A section that is there: an index or an id.
  case section
  /// Rows that are there: one, a range or a pattern.
  case rows
  /// Sections that are there: one, a range or a pattern.
  case sections
  /// A place to insert a row at: `section.row`, one past the last included.
  case rowPlace
  /// A file; the endings that completion offers.
  case file([String])
  /// A place that is in conflict with the open file, or `all`.
  case conflict
  /// A command that `define` made.
  case userCommand

  /// Lengths that cannot be negative.
  package static let length = ParameterKind.points(0...Points.limit.doubleValue)
  /// Lengths that can.
  package static let signed = ParameterKind.points(-Points.limit.doubleValue...Points.limit.doubleValue)

  package static func choice<Choice: RawRepresentable & CaseIterable>(
    of type: Choice.Type, words: [String] = []
  ) -> ParameterKind where Choice.RawValue == String {
    .choice(Choice.allCases.map(\.rawValue) + words)
  }

  /// How several are written as one value.
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
    case .text, .row, .section, .rows, .sections, .rowPlace, .file, .conflict, .userCommand: []
    case .points(_, let words), .integer(_, let words): words
    case .choice(let names), .rowOrWord(let names): names
    case .color(let words): SemanticColor.allCases.map(\.rawValue) + words
    }
  }

  /// What a usage line calls a value; `nil` where the parameter's own name says it.
  var valueName: String? {
    switch self {
    case .text: "TEXT"
    case .points: "POINTS"
    case .integer: "NUMBER"
    case .choice(let names):
      names.reduce(0) { $0 + $1.count + 1 } <= 20 ? names.joined(separator: "|") : nil
    case .color: "COLOR"
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

  /// Whether more may stand there than can be listed.
  var isOpen: Bool {
    switch self {
    case .text, .points, .integer, .color, .file: true
    case .choice, .row, .section, .rows, .sections, .rowPlace, .conflict, .userCommand, .rowOrWord: false
    }
  }

  /// How help describes it.
  var words: String {
    switch self {
    case .text: "text"
    case .points(let range, let words):
      (["\(Points(range.lowerBound)) to \(Points(range.upperBound)) pt"] + words).joined(separator: ", ")
    case .integer(let range, let words):
      (["\(range.lowerBound) to \(range.upperBound)"] + words).joined(separator: ", ")
    case .choice(let names): names.joined(separator: ", ")
    case .color(let words):
      (["a UIKit colour name", "#RRGGBB", "white 0.95"] + words).joined(separator: ", ")
    case .row: "SECTION.ROW or an id"
    case .rowOrWord(let words): (words + ["SECTION.ROW", "an id"]).joined(separator: ", ")
    case .section: "an index or an id"
    case .rows: "SECTION.ROW with ranges and *, an id with *, or several with commas"
    case .sections: "an index, a range such as 0..2, *, an id with *, or several with commas"
    case .rowPlace: "SECTION.ROW"
    case .file: "a file"
    case .userCommand: "a command of yours"
    case .conflict: "a setting, a row or a section that `resolve` lists, or all"
    }
  }
}
