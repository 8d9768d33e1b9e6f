// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

struct StatusCommand: SessionCommand {
  static let name = "status"
  static let abstract = "Show the open file, unsaved edits, and the file that is watched."
  static let examples = ["status"]
  static let parameters: [Parameter<Self>] = []

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let document = turn.session.document
    let state = OpenFileState(turn.session)
    let transaction = turn.session.transaction
    turn.answer {
      let counts = document.table.counts
      return .object([
        ("sections", .integer(counts.sections)), ("rows", .integer(counts.rows)),
        ("file", .optional(document.path)), ("modified", .flag(document.isModified)),
        ("standing", .text(state.name)), ("conflicts", .texts(state.conflicts.map(\.place))),
        ("edits", .integer(document.history.undoSteps.count)),
        ("undone", .integer(document.history.redoSteps.count)),
        ("begun", .flag(transaction != nil)),
      ])
    }
    var lines = ["table    \(document.table.summary)"]
    lines.append(
      "file     \(document.path.map(VisibleText.line) ?? "none")\(document.isModified ? " (changed since the last save)" : "")"
    )
    if let words = state.words { lines.append("         \(VisibleText.line(words))") }
    if turn.session.settings.autosave { lines.append("autosave on") }
    lines.append(
      "history  \(document.history.undoSteps.count.counted("edit")), \(document.history.redoSteps.count) undone"
    )
    if let transaction = turn.session.transaction {
      let count = document.history.undoSteps.count - transaction.mark
      lines.append(
        "begun    \(count.counted("edit")) since 'begin'; 'commit' or 'rollback' ends the transaction")
    }
    lines.append("watch    \(turn.session.watchStatus ?? "off")")
    if let recording = turn.session.recording { lines.append("record   \(VisibleText.line(recording.path))") }
    if let target = turn.session.redirection { lines.append("output   \(VisibleText.line(target.path))") }
    return lines.joined(separator: "\n")
  }
}
