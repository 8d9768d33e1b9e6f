enum HelpCommand: ConsoleCommand {
  static let name = "help"
  static let group = CommandGroup.help
  static let abstract = "List the commands, or explain one or a group."
  static let parameters: [Parameter] = [.optional("topic", .text, "A command or a group.")]
  static let examples = ["help", "help add-row", "help look"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let topic = arguments.text("topic") else {
      return CommandGroup.allCases.map(CommandHelp.list).joined(separator: "\n\n")
        + "\n\n'help COMMAND' explains one. Lengths are in points; rows are SECTION.ROW, counted from 0, or an id."
    }
    if let group = CommandGroup(rawValue: topic) { return CommandHelp.list(group) }
    do {
      return CommandHelp.page(try CommandRegistry.find(topic, allowsPrefix: session.options.isInteractive))
    } catch {
      throw .unknown(
        "topic", topic, among: CommandRegistry.names + CommandGroup.allCases.map(\.rawValue),
        hint: "'help' lists the commands")
    }
  }
}
