enum OutputCommand: UntypedCommand {
  static let name = "output"
  static let abstract = "Send what commands print to a file; without a name back to the terminal."
  static let parameters: [Parameter] = [
    .optional("file", .file([]), "The file."), Session.forceParameter,
  ]
  static let examples = ["output log.txt", "output"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let path = arguments.text("file") else {
      if let former = session.redirection { session.workspace.finish(former.path) }
      session.redirection = nil
      return ""
    }
    try session.checkOverwriting(path, for: .output, arguments)
    try session.workspace.write([], to: path)
    session.noteWritten(path)
    session.redirection = Redirection(path: path, isOnce: false)
    return ""
  }
}
