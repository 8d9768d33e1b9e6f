import TableModel

enum RemoveSectionCommand: ConsoleCommand {
  static let name = "remove-section"
  static let group = CommandGroup.model
  static let abstract = "Remove a section with its rows, or several."
  static let parameters: [Parameter] = [.several("section", .sections, "The sections.")]
  static let examples = [
    "remove-section 1", "remove-section network", "remove-section 0..1", "remove-section 0 1",
  ]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let indices = arguments.sections("section")
    let rows = indices.reduce(0) { $0 + session.table.numberOfRows(inSection: $1) }
    try session.perform(Edit.together(indices.reversed().map { .removeSection(at: $0) }), arguments)
    let what = indices.count == 1 ? "section \(indices[0])" : indices.count.counted("section")
    return "\(what) removed with \(rows.counted("row"))"
  }
}
