import TableModel
import TextEscaping

enum AddSectionCommand: ConsoleCommand {
  static let name = "add-section"
  static let group = CommandGroup.model
  static let abstract = "Add a section, at the end or at a place."
  static let parameters: [Parameter] = [
    .optional("header", .text, "The title above its rows."),
    .option("footer", .text, "The text below its rows."),
    .option("id", .text, "A name for commands."),
    .option("at", .integer(0...1_000_000), "The index that it gets."),
  ]
  static let examples = [
    "add-section", "add-section Network", "add-section Wallet --footer \"On this phone\" --id w --at 0",
  ]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    try session.check(id: arguments.text("id"))
    let index = arguments.integer("at") ?? session.table.sections.count
    let info = Section.Info(
      id: arguments.text("id"), header: arguments.text("header"), footer: arguments.text("footer"))
    try session.perform(.insertSection(Section(info: info), at: index), arguments)
    return "section \(index)\(info.header.map { " '\(VisibleText.line($0))'" } ?? "") added"
  }
}
