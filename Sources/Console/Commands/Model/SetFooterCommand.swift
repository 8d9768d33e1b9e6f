import TableModel

enum SetFooterCommand: ConsoleCommand {
  static let name = "set-footer"
  static let group = CommandGroup.model
  static let abstract = "Set, or with --clear remove, the text below a section."
  static let parameters: [Parameter] = SectionTextEditing.parameters(for: "footer")
  static let examples = ["set-footer 0 \"Stays on this phone.\"", "set-footer 0 --clear"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    try SectionTextEditing.run(
      arguments, in: &session, what: "footer", text: \.footer, height: \.footerHeight)
  }
}
