enum SaveCommand: ConsoleCommand {
  static let name = "save"
  static let group = CommandGroup.model
  static let abstract = "Write the table as a spec file."
  static let discussion =
    "Without a name it goes to the file that was opened. A file that is there keeps its comments, order and quoting: only what changed is rewritten. A file that somebody else changed since is not overwritten without --force."
  static let parameters: [Parameter] = [
    .optional("file", .file(["yaml", "yml", "json"]), "The spec file."),
    .flag("force", "Also over what somebody else wrote since."),
  ]
  static let examples = ["save example.yaml"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let path = arguments.text("file") ?? session.document.path else {
      throw ConsoleError("the table has no file yet", hint: "usage: \(usage)")
    }
    let note = try SpecSaving(session: session, isForced: arguments.has("force")).write(to: path)
    session.document.markSaved(to: path)
    return "saved \(path)\(note)"
  }
}
