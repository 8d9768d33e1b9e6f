import TableSpec
import TextEscaping

enum SaveCommand: ConsoleCommand {
  static let name = "save"
  static let group = CommandGroup.model
  static let abstract = "Write the table as a spec file."
  static let discussion =
    "Without a name it goes to the file that was opened. A file that is there keeps its comments, order and quoting: only what changed is rewritten. A file that somebody else changed since is not overwritten without --force, nor is another file that this session did not write."
  static let parameters: [Parameter] = [
    .optional("file", .file(SpecRecognition.fileExtensions), "The spec file."),
    .flag(Session.forceFlag, "Also over another file, and over what somebody else wrote since."),
  ]
  static let examples = ["save copy.yaml"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let path = arguments.text("file") ?? session.document.path else {
      throw ConsoleError("the table has no file yet", hint: "usage: \(usage)")
    }
    if arguments.has("file") { try session.checkOverwriting(path, for: .spec, arguments) }
    let note = try SpecSaving(session: session, isForced: arguments.has("force")).write(to: path)
    session.noteWritten(path)
    session.document.markSaved(to: path)
    return "saved \(VisibleText.line(path))\(note)"
  }
}
