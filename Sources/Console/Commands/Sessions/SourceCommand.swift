import TableModel

enum SourceCommand: ConsoleCommand {
  static let name = "source"
  static let group = CommandGroup.sessions
  static let abstract = "Run the commands of a file; one step for undo."
  static let discussion = "A relative name counts from the folder of the script that names it."
  static let parameters: [Parameter] = [.argument("file", .file([]), "The script.")]
  static let examples = ["source example.rt"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let path = session.readingPath(arguments.text("file") ?? "")
    guard session.places.count < ScriptRunner.maximumDepth else {
      throw ConsoleError(
        "scripts are sourced more than \(ScriptRunner.maximumDepth) deep",
        hint: "does '\(path)' source itself?")
    }
    let bytes = try session.workspace.read(path)
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/")
    let mark = session.document.history.undoSteps.count
    let succeeded = ScriptRunner().run(
      String(decoding: bytes, as: UTF8.self), name: path,
      folder: path.hasPrefix("/") && folder.isEmpty ? "/" : folder,
      in: &session, afterLine: { _ in })
    session.document.mergeSteps(since: mark, named: arguments.line)
    if !succeeded { session.hasNestedFailure = true }
    return ""
  }
}
