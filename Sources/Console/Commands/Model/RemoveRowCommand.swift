import TableModel

enum RemoveRowCommand: ConsoleCommand {
  static let name = "remove-row"
  static let group = CommandGroup.model
  static let abstract = "Remove a row."
  static let parameters: [Parameter] = [.argument("row", .row, "The row.")]
  static let examples = ["remove-row 0.1", "remove-row wifi"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let path = arguments.row("row") ?? Table.IndexPath(row: 0, section: 0)
    let title = session.table[path].title
    try session.perform(.removeRow(at: path), arguments)
    return "row \(path) '\(title)' removed"
  }
}
