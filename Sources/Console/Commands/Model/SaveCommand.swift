import TableSpec

enum SaveCommand: ConsoleCommand {
  static let name = "save"
  static let group = CommandGroup.model
  static let abstract = "Write the table as a spec file."
  static let discussion = "Without a name it goes to the file that was opened. Written whole or not at all."
  static let parameters: [Parameter] = [.optional("file", .file(["yaml", "yml"]), "The spec file.")]
  static let examples = ["save example.yaml"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let path = arguments.text("file") ?? session.document.path else {
      throw ConsoleError("the table has no file yet", hint: "usage: \(usage)")
    }
    try session.workspace.write(Array(SpecEncoder.encode(session.table).utf8), to: path)
    session.document.markSaved(to: path)
    return "saved \(path)"
  }
}
