import JSON
import TableModel
import TextEscaping

enum StatusCommand: UntypedCommand {
  static let name = "status"
  static let abstract = "Tell what is open, changed and watched."
  static let examples = ["status"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let document = session.document
    let standing = FileStanding(session)
    let transaction = session.transaction
    session.answer {
      let counts = document.table.counts
      return .object([
        ("sections", .integer(counts.sections)), ("rows", .integer(counts.rows)),
        ("file", .optional(document.path)), ("modified", .flag(document.isModified)),
        ("standing", .text(standing.name)), ("conflicts", .texts(standing.conflicts.map(\.place))),
        ("edits", .integer(document.history.undoSteps.count)),
        ("undone", .integer(document.history.redoSteps.count)),
        ("begun", .flag(transaction != nil)),
      ])
    }
    var lines = ["table    \(document.table.summary)"]
    lines.append(
      "file     \(document.path.map(VisibleText.line) ?? "none")\(document.isModified ? " (changed since the last save)" : "")"
    )
    if let words = standing.words { lines.append("         \(VisibleText.line(words))") }
    if session.settings.autosave { lines.append("autosave on") }
    lines.append(
      "history  \(document.history.undoSteps.count.counted("edit")), \(document.history.redoSteps.count) undone"
    )
    if let transaction = session.transaction {
      let count = document.history.undoSteps.count - transaction.mark
      lines.append("begun    \(count.counted("edit")) since 'begin': commit, or rollback")
    }
    lines.append("watch    \(session.watchStatus ?? "off")")
    if let recording = session.recording { lines.append("record   \(VisibleText.line(recording.path))") }
    if let target = session.redirection { lines.append("output   \(VisibleText.line(target.path))") }
    return lines.joined(separator: "\n")
  }
}
