import TableModel
import TextEscaping

enum InsertRowCommand: ConsoleCommand {
  static let name = "insert-row"
  static let group = CommandGroup.model
  static let abstract = "Insert a row at a place; the rows from there on move down."
  static let parameters: [Parameter] =
    [.argument("place", .rowPlace, "SECTION.ROW."), .argument("title", .text, "The title.")]
    + RowOptions.parameters
  static let examples = ["insert-row 0.0 First", "insert-row 0.1 \"With a detail\" --detail On"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    try session.check(id: arguments.text("id"))
    let path = arguments.row("place") ?? Table.IndexPath(row: 0, section: 0)
    var row = Row(title: arguments.text("title") ?? "")
    RowOptions.apply(arguments, to: &row)
    try session.perform(.insertRow(row, at: path), arguments)
    return "row \(path) '\(VisibleText.line(row.title))' inserted"
  }
}
