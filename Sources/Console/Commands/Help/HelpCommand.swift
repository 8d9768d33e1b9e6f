enum HelpCommand: UntypedCommand {
  static let name = "help"
  static let abstract = "List the commands, or explain one or a group."
  static let parameters: [Parameter] = [.optional("topic", .text, "A command or a group.")]
  static let examples = ["help", "help add-row", "help look"]

  static func candidates(for parameter: Parameter, after given: [String], prefix: String, in session: Session)
    -> [String]
  {
    CommandRegistry.names + CommandGroup.allCases.map(\.rawValue)
  }

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let topic = arguments.text("topic") else {
      let lists = CommandGroup.allCases.map(CommandHelp.list) + CommandHelp.list(session.userCommands)
      return lists.joined(separator: "\n\n") + "\n\n" + CommandHelp.operators
        + "\n\n'help COMMAND' explains one. Lengths are in points; rows are SECTION.ROW, counted from 0, or an id."
    }
    if let group = CommandGroup(rawValue: topic) { return CommandHelp.list(group) }
    do {
      switch try session.find(topic) {
      case .builtIn(let command): return CommandHelp.page(command)
      case .user(let command): return CommandHelp.page(command)
      }
    } catch {
      throw .unknown(
        "topic", topic, among: session.commandNames + CommandGroup.allCases.map(\.rawValue),
        hint: "'help' lists the commands")
    }
  }
}
