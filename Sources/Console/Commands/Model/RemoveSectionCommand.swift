import TableModel

enum RemoveSectionCommand: ConsoleCommand {
  static let name = "remove-section"
  static let group = CommandGroup.model
  static let abstract = "Remove a section with its rows."
  static let parameters: [Parameter] = [.argument("section", .section, "The section.")]
  static let examples = ["remove-section 1", "remove-section network"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let index = arguments.section("section") ?? 0
    let count = session.table.numberOfRows(inSection: index)
    try session.perform(.removeSection(at: index), arguments)
    return "section \(index) removed with \(count.counted("row"))"
  }
}
