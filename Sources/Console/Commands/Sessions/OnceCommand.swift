enum OnceCommand: ConsoleCommand {
  static let name = "once"
  static let group = CommandGroup.sessions
  static let abstract = "Send what the next command prints to a file."
  static let parameters: [Parameter] = [.argument("file", .file([]), "The file.")]
  static let examples = ["once frames.txt"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    session.redirection = Redirection(path: arguments.text("file") ?? "", isOnce: true)
    return ""
  }
}
