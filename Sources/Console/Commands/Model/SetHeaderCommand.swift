import TableModel

enum SetHeaderCommand: ConsoleCommand {
  static let name = "set-header"
  static let group = CommandGroup.model
  static let abstract = "Set, or with --clear remove, the title above a section."
  static let parameters: [Parameter] = SectionTextEditing.parameters(for: "header")
  static let examples = ["set-header 0 General", "set-header 0 --clear", "set-header 1 Mail --height 60"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    try SectionTextEditing.run(
      arguments, in: &session, what: "header", text: \.header, height: \.headerHeight)
  }
}
