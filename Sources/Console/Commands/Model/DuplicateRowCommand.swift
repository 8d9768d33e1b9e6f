import TableModel
import TextEscaping

enum DuplicateRowCommand: ConsoleCommand {
  static let name = "duplicate-row"
  static let group = CommandGroup.model
  static let abstract = "Copy a row, right after it or to a place; the copy has no id."
  static let parameters: [Parameter] = [
    .argument("row", .row, "The row."), .optional("to", .rowPlace, "The copy's place."),
  ]
  static let examples = ["duplicate-row 0.0", "duplicate-row 0.0 1.0"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let source = arguments.row("row") else { return "" }
    let target = arguments.row("to") ?? Table.IndexPath(row: source.row + 1, section: source.section)
    var copy = session.table[source]
    copy.id = nil
    try session.perform(.insertRow(copy, at: target), arguments)
    return "row \(target) '\(VisibleText.line(copy.title))' added"
  }
}
