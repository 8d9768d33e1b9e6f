import TableModel

enum RandomCommand: ConsoleCommand {
  static let name = "random"
  static let group = CommandGroup.model
  static let abstract =
    "Fill the table with a random number of sections and rows, the same for the same seed."
  static let discussion = "Titles are 'Section N' and 'Cell N'. The table's look and traits stay."
  static let parameters: [Parameter] = [
    .option("sections", .text, "How many sections, N or LOW..HIGH; 2..6 where not given."),
    .option("rows", .text, "How many rows each has, N or LOW..HIGH; 1..2 where not given."),
    .option("seed", .integer(0...1_000_000_000), "Which of the tables; 0 where not given."),
  ]
  static let examples = ["random", "random --sections 3 --rows 1..5 --seed 7"]

  /// More than any screen needs, few enough to stay quick.
  private static let limit = 1000

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let sections = try range(arguments.text("sections") ?? "2..6", "--sections")
    let rows = try range(arguments.text("rows") ?? "1..2", "--rows")
    var generator = SplitMix(seed: UInt64(arguments.integer("seed") ?? 0))
    var table = session.table
    table.sections = BlockArray()
    for section in 0..<Int.random(in: sections, using: &generator) {
      let count = Int.random(in: rows, using: &generator)
      table.sections.append(
        Section(
          info: Section.Info(header: "Section \(section)"), rows: (0..<count).map { Row(title: "Cell \($0)") }
        ))
    }
    guard table != session.table else { return Session.nothing }
    try session.perform(.replaceTable(table), arguments)
    return table.summary
  }

  private static func range(_ text: String, _ name: String) throws(ConsoleError) -> ClosedRange<Int> {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).filter { !$0.isEmpty }
    let numbers = parts.compactMap { Int($0) }
    let isRange = text.contains("..")
    guard numbers.count == parts.count, numbers.count == (isRange ? 2 : 1), let low = numbers.first,
      let high = numbers.last, low >= 0, low <= high, high <= limit
    else {
      throw ConsoleError(
        "expected \(name) to be N or LOW..HIGH, found '\(text)'", hint: "0 to \(limit), such as 2..6")
    }
    return low...high
  }
}
