import TableModel
import TextEscaping

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
    if let words = FileStanding(session).words { lines.append("         \(VisibleText.line(words))") }
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
