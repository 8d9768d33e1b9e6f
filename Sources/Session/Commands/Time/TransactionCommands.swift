// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// A transaction from `begin` to `commit` or `rollback`: its edits become one step, or are undone.
struct Transaction: Sendable {
  /// The name of the step; `nil` if `begin` gave none.
  var name: String?
  /// The document before `begin`.
  var start: Document

  /// The number of steps in the history before `begin`.
  var mark: Int { start.history.undoSteps.count }
}

struct BeginCommand: SessionCommand {
  static let name = "begin"
  static let abstract = "Start a transaction: `commit` makes its edits one step, `rollback` undoes them."
  static let discussion =
    "A line that fails changes nothing, as usual. Autosave waits until the transaction ends. `status` shows an open transaction."
  static let examples = ["begin", "begin \"New look\""]

  var step: String?
  static let parameters: [Parameter<Self>] = [
    .optional("name", \.step, .text, "The step's name in `edits` and `undo`.")
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard turn.session.transaction == nil else {
      throw SessionError(
        "a transaction is already open", hint: "'commit' keeps its edits, 'rollback' undoes them")
    }
    turn.session.transaction = Transaction(name: step, start: turn.session.document)
    return "transaction started: 'commit' makes one step of the edits that follow, 'rollback' undoes them"
  }
}

struct CommitCommand: SessionCommand {
  static let name = "commit"
  static let abstract = "End the transaction: one `undo` takes back all edits since `begin`."
  static let steps = ["begin \"New look\"", "set-style cards", "set-radius 16", "commit", "undo"]
  static let parameters: [Parameter<Self>] = []

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard let transaction = turn.session.transaction else {
      throw SessionError("there is nothing to commit", hint: "run 'begin' first")
    }
    let count = turn.session.document.history.undoSteps.count - transaction.mark
    let name = transaction.name ?? "begin … commit (\(count.counted("edit")))"
    turn.session.document.mergeSteps(since: transaction.mark, named: name)
    turn.session.transaction = nil
    turn.line.endsTransaction = true
    guard count > 0 else { return "nothing was changed since 'begin'" }
    return "\(count.counted("edit")) \(count == 1 ? "is" : "are") one step: \(VisibleText.line(name))"
  }
}

struct RollbackCommand: SessionCommand {
  static let name = "rollback"
  static let abstract = "End the transaction and undo all edits since `begin`."
  static let steps = ["begin", "remove-section 0", "rollback"]
  static let parameters: [Parameter<Self>] = []

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard let transaction = turn.session.transaction else {
      throw SessionError(
        "there is nothing to roll back", hint: "run 'begin' first; 'undo' takes edits back")
    }
    let count = turn.session.document.history.undoSteps.count - transaction.mark
    turn.session.document.rollBack(to: transaction.start)
    turn.line.replacedEdits = []
    turn.session.transaction = nil
    return count > 0 ? "\(count.counted("edit")) taken back" : "nothing was changed since 'begin'"
  }
}
