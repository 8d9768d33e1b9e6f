import TableModel
import TextEscaping

enum RemoveRowCommand: ConsoleCommand {
  static let name = "remove-row"
  static let group = CommandGroup.model
  static let abstract = "Remove a row, or several."
  static let parameters: [Parameter] = [.several("row", .rows, "The rows.")]
  static let examples = [
    "remove-row 0.1", "remove-row wifi", "remove-row 0.0..1", "remove-row 0.0,0.2", "remove-row 0.0 wifi",
    "remove-row 1.*",
  ]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let paths = arguments.rows("row")
    let titles = paths.map { "row \($0) '\(VisibleText.line(session.table[$0].title))'" }
    // From the bottom, so that no removal moves what is still to go.
    try session.perform(Edit.together(paths.reversed().map { .removeRow(at: $0) }), arguments)
    return "\(titles.count == 1 ? titles[0] : titles.count.counted("row")) removed"
  }
}
