enum QuitCommand: UntypedCommand {
  static let name = "quit"
  static let abstract = "End the session (`exit` works too), with an exit code if you like."
  static let parameters: [Parameter] = [.optional("code", .integer(0...255), "The exit code.")]
  static let examples = ["quit"]

  /// The end of the recording; a script that quits would end the shell that sources it.
  static func replayed(_ line: String) -> String? { nil }

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    session.quit(Int32(arguments.integer("code") ?? 0))
    return ""
  }
}
