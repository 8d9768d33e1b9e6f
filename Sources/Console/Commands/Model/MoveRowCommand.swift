import TableModel

enum MoveRowCommand: ConsoleCommand {
  static let name = "move-row"
  static let group = CommandGroup.model
  static let abstract = "Move a row to another place."
  static let parameters: [Parameter] = [
    .argument("row", .row, "The row."), .argument("to", .rowPlace, "The place that it has afterwards."),
  ]
  static let examples = ["move-row 0.0 0.1", "move-row 0.0 1.0"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let source = arguments.row("row"), let target = arguments.row("to") else { return "" }
    if source == target { return Session.nothing }
    try session.perform(.moveRow(from: source, to: target), arguments)
    return "row \(source) is now row \(target)"
  }
}
