enum UnwatchCommand: UntypedCommand {
  static let name = "unwatch"
  static let abstract = "Stop following the spec file."
  static let examples = ["unwatch"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard session.watchStatus != nil else { return "nothing is being watched" }
    session.request(.unwatch)
    return ""
  }
}
