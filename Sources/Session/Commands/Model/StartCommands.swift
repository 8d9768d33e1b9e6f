// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

struct NewCommand: SessionCommand {
  static let name = "new"
  static let abstract = "Start an empty table."
  static let examples = ["new", "new plain"]

  var style = TableStyle.insetGrouped
  static let parameters: [Parameter<Self>] = [
    .optional("style", standard: \.style, .choice, "The style; default: insetGrouped.")
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let table = Table(info: Table.Info(style: style))
    try turn.replaceTable(with: table)
    return "an empty \(style.rawValue) table"
  }
}

struct PresetCommand: SessionCommand {
  static let name = "preset"
  static let abstract = "Start from a ready-made table."
  static let examples = ["preset settings", "preset wallet-ios12", "preset cards", "preset plain"]

  @Required var preset: Preset
  static let parameters: [Parameter<Self>] = [
    .argument(
      "name", \.$preset, .named(Preset.all.map { ($0.name, $0) }, noun: "preset"),
      "The table's name; `roundtable presets` describes each.")
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let table = preset.table
    try turn.replaceTable(with: table)
    return "preset \(preset.name): \(table.summary)"
  }
}

struct RandomCommand: SessionCommand {
  static let name = "random"
  static let abstract =
    "Fill the table with a random number of sections and rows."
  static let discussion = "Titles are 'Section N' and 'Cell N'. The table's other settings don't change."
  static let examples = ["random", "random --sections 3 --rows 1..5 --seed 7"]

  var sections = 2...6
  var rows = 1...2
  var seed = 0
  static let parameters: [Parameter<Self>] = [
    .option(
      "sections", standard: \.sections, count, "The number of sections: N or LOW..HIGH; default: 2..6."),
    .option("rows", standard: \.rows, count, "The number of rows in each: N or LOW..HIGH; default: 1..2."),
    .option(
      "seed", standard: \.seed, .integer(0...1_000_000_000), "The same seed gives the same table; default: 0."
    ),
  ]

  /// The largest count: more than a screen shows, but few enough to be quick.
  private static let limit = 1000

  /// `N` or `LOW..HIGH`.
  private static let count = ParameterKind<ClosedRange<Int>>(.text) { words, context throws(SessionError) in
    let text = try ParameterKind.text.read(words, context)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).filter { !$0.isEmpty }
    let numbers = parts.compactMap { Int($0) }
    let isRange = text.contains("..")
    guard numbers.count == parts.count, numbers.count == (isRange ? 2 : 1), let low = numbers.first,
      let high = numbers.last, low >= 0, low <= high, high <= limit
    else {
      throw SessionError(
        "expected \(context.label) to be N or LOW..HIGH, found '\(text)'", hint: "0 to \(limit), such as 2..6"
      )
    }
    return low...high
  }

  func run(in turn: inout Turn) throws(SessionError) -> String {
    var generator = SplitMix(seed: UInt64(seed))
    var table = turn.session.table
    table.sections = []
    for section in 0..<Int.random(in: sections, using: &generator) {
      let count = Int.random(in: rows, using: &generator)
      table.sections.append(
        Section(
          info: Section.Info(header: "Section \(section)"), rows: (0..<count).map { Row(title: "Cell \($0)") }
        ))
    }
    guard table != turn.session.table else { return Turn.nothing }
    try turn.perform(.replaceTable(table))
    return table.summary
  }
}

/// A random number generator that gives the same numbers for the same seed on every machine.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
