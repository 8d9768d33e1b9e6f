// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TextEscaping

/// Edits that become one step, or none: from `begin` to `commit` or `rollback`.
struct Transaction: Sendable {
  /// What the step is called; `nil` where `begin` gave no name.
  var name: String?
  /// The document as `begin` found it.
  var start: Document

  /// How many steps the history had then.
  var mark: Int { start.history.undoSteps.count }
}

struct BeginCommand: ConsoleCommand {
  static let name = "begin"
  static let abstract = "Take what follows as one step, until `commit`; `rollback` takes all of it back."
  static let discussion =
    "A line that fails is left out, as ever. Nothing is saved by itself meanwhile; `status` tells."
  static let examples = ["begin", "begin \"New look\""]

  var step: String?
  static let parameters: [Parameter<Self>] = [
    .optional("name", \.step, .text, "What undo calls the step.")
  ]

  func run(in session: inout Session) throws(ConsoleError) -> String {
    guard session.transaction == nil else {
      throw ConsoleError(
        "'begin' was said already", hint: "'commit' keeps what was done since, 'rollback' takes it back")
    }
    session.transaction = Transaction(name: step, start: session.document)
    return "begun: 'commit' makes one step of what follows, 'rollback' takes it back"
  }
}

struct CommitCommand: ConsoleCommand {
  static let name = "commit"
  static let abstract = "Make one step of everything since `begin`."
  static let steps = ["begin \"New look\"", "set-style cards", "set-radius 16", "commit", "undo"]
  static let parameters: [Parameter<Self>] = []

  func run(in session: inout Session) throws(ConsoleError) -> String {
    guard let transaction = session.transaction else {
      throw ConsoleError("there is nothing to commit", hint: "run 'begin' first")
    }
    let count = session.document.history.undoSteps.count - transaction.mark
    let name = transaction.name ?? "begin … commit (\(count.counted("edit")))"
    session.document.mergeSteps(since: transaction.mark, named: name)
    session.transaction = nil
    session.wantsAutosave = true
    guard count > 0 else { return "nothing was changed since 'begin'" }
    return "\(count.counted("edit")) \(count == 1 ? "is" : "are") one step: \(VisibleText.line(name))"
  }
}

struct RollbackCommand: ConsoleCommand {
  static let name = "rollback"
  static let abstract = "Take everything since `begin` back."
  static let steps = ["begin", "remove-section 0", "rollback"]
  static let parameters: [Parameter<Self>] = []

  func run(in session: inout Session) throws(ConsoleError) -> String {
    guard let transaction = session.transaction else {
      throw ConsoleError(
        "there is nothing to roll back", hint: "'begin' says from where on; 'undo' takes edits back")
    }
    let count = session.document.history.undoSteps.count - transaction.mark
    session.document.rollBack(to: transaction.start)
    session.transaction = nil
    return count > 0 ? "\(count.counted("edit")) taken back" : "nothing was changed since 'begin'"
  }
}
