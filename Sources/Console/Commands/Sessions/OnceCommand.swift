enum OnceCommand: UntypedCommand {
  static let name = "once"
  static let abstract = "Send what the next command prints to a file."
  static let parameters: [Parameter] = [
    .argument("file", .file([]), "The file."), Session.forceParameter,
  ]
  static let examples = ["once frames.txt"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let path = arguments.text("file") ?? ""
    try session.checkOverwriting(path, for: .output, arguments)
    session.redirection = Redirection(path: path, isOnce: true)
    return ""
  }
}
