enum UndefineCommand: UntypedCommand {
  static let name = "undefine"
  static let abstract = "Forget a command that `define` made."
  static let parameters: [Parameter] = [.argument("name", .userCommand, "Its name.")]
  static let examples: [String] = []

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let name = arguments.text("name") ?? ""
    guard session.userCommands.removeValue(forKey: name) != nil else {
      throw .unknown(
        "command of yours", name, among: session.userCommands.keys.sorted(), hint: "'define' lists yours")
    }
    return "\(name) is no command any more"
  }
}
