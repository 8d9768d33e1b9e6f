enum AproposCommand: UntypedCommand {
  static let name = "apropos"
  static let abstract = "Find commands by a word in their help."
  static let parameters: [Parameter] = [.argument("word", .text, "The word.")]
  static let examples = ["apropos corner"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let word = (arguments.text("word") ?? "").lowercased()
    let found = CommandRegistry.all.filter { CommandHelp.page($0).lowercased().contains(word) }
    let own = session.userCommands.values.sorted { $0.name < $1.name }.filter {
      CommandHelp.page($0).lowercased().contains(word)
    }
    if found.isEmpty, own.isEmpty {
      throw ConsoleError("no command's help mentions '\(word)'", hint: "'help' lists them all")
    }
    return (found.map { ($0.name, $0.abstract) } + own.map { ($0.name, $0.abstract) }).map {
      "\($0.padded(to: 16)) \($1)"
    }.joined(separator: "\n")
  }
}
