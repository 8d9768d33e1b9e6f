import TableModel

enum StatusCommand: ConsoleCommand {
  static let name = "status"
  static let group = CommandGroup.live
  static let abstract = "Tell what is open, changed and watched."
  static let examples = ["status"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let document = session.document
    var lines = ["table    \(document.table.summary)"]
    lines.append(
      "file     \(document.path ?? "none")\(document.isModified ? " (changed since the last save)" : "")")
    if document.conflict != nil {
      lines.append("conflict the file was changed too: diff file, reload, or save --force")
    }
    if session.settings.autosave { lines.append("autosave on") }
    lines.append(
      "history  \(document.history.undoSteps.count.counted("edit")), \(document.history.redoSteps.count) undone"
    )
    lines.append("watch    \(session.watchStatus ?? "off")")
    if let recording = session.recording { lines.append("record   \(recording.path)") }
    if let target = session.redirection { lines.append("output   \(target.path)") }
    return lines.joined(separator: "\n")
  }
}
