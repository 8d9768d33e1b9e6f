import TableModel
import TextEscaping

enum AddRowCommand: ConsoleCommand {
  static let name = "add-row"
  static let group = CommandGroup.model
  static let abstract = "Add a row to the last section, or to --section."
  static let discussion = "A table without sections gets one."
  static let parameters: [Parameter] =
    [.argument("title", .text, "The title.")] + RowOptions.parameters
    + [.option("section", .section, "The section; the last where not given.")]
  static let examples = [
    "add-row Wi-Fi", "add-row Wi-Fi --detail Home --image wifi --tile systemBlue --accessory disclosure",
    "add-row \"Airplane Mode\" --section 0 --accessory switchOff --id air",
  ]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    try session.check(id: arguments.text("id"))
    var row = Row(title: arguments.text("title") ?? "")
    RowOptions.apply(arguments, to: &row)
    let count = session.table.sections.count
    let section = arguments.section("section") ?? max(0, count - 1)
    let path = Table.IndexPath(row: session.table.numberOfRows(inSection: section), section: section)
    let insertion = Edit.insertRow(row, at: path)
    try session.perform(
      count == 0 ? .group([.insertSection(Section(), at: 0), insertion]) : insertion, arguments)
    return "row \(path) '\(VisibleText.line(row.title))' added"
  }
}
