import TableSpec

enum SaveCommand: ConsoleCommand {
  static let name = "save"
  static let group = CommandGroup.model
  static let abstract = "Write the table as a spec file."
  static let discussion =
    "Without a name it goes to the file that was opened. A file that is there keeps its comments, order and quoting: only what changed is rewritten. Written whole or not at all."
  static let parameters: [Parameter] = [.optional("file", .file(["yaml", "yml", "json"]), "The spec file.")]
  static let examples = ["save example.yaml"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let path = arguments.text("file") ?? session.document.path else {
      throw ConsoleError("the table has no file yet", hint: "usage: \(usage)")
    }
    let note = try write(to: path, in: session)
    session.document.markSaved(to: path)
    return "saved \(path)\(note)"
  }

  /// - Returns: a word about a text that could not be kept.
  private static func write(to path: String, in session: Session) throws(ConsoleError) -> String {
    let isJSON = path.lowercased().hasSuffix(".json")
    guard let old = try? session.workspace.read(path) else {
      let text = isJSON ? SpecEncoder.encodeJSON(session.table) : SpecEncoder.encode(session.table)
      try session.workspace.write(Array(text.utf8), to: path)
      return ""
    }
    let result = SpecPatcher.patch(old, to: session.table)
    try session.workspace.write(result.bytes, to: path)
    return result.keepsText ? "" : " (written anew: its former text could not be kept)"
  }
}
