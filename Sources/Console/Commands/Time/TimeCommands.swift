// SPDX-License-Identifier: GPL-3.0-or-later

import JSON
import TableModel
import TextEscaping

struct UndoCommand: ConsoleCommand {
  static let name = "undo"
  static let abstract = "Take back the last edit, or as many as you say."
  static let examples = ["undo", "undo 2"]

  var steps = 1
  static let parameters: [Parameter<Self>] = [
    .optional("steps", standard: \.steps, .integer(1...1_000_000), "How many.")
  ]

  func run(in session: inout Session) throws(ConsoleError) -> String {
    var undone: [String] = []
    for _ in 0..<steps {
      guard session.document.history.undoSteps.count > session.transaction?.mark ?? 0,
        let name = try session.document.undo()
      else { break }
      undone.append("undid: \(VisibleText.line(name))")
    }
    if undone.isEmpty, session.transaction != nil {
      throw ConsoleError("nothing to undo since 'begin'", hint: "'commit' or 'rollback' first")
    }
    guard !undone.isEmpty else { return "nothing to undo" }
    if undone.count < steps {
      let since = session.transaction == nil ? "" : " since 'begin'"
      undone.append("only \(undone.count.counted("edit"))\(since) to undo")
    }
    return undone.joined(separator: "\n")
  }
}

struct RedoCommand: ConsoleCommand {
  static let name = "redo"
  static let abstract = "Do again what was undone."
  static let examples = ["redo", "redo 2"]

  var steps = 1
  static let parameters: [Parameter<Self>] = [
    .optional("steps", standard: \.steps, .integer(1...1_000_000), "How many.")
  ]

  func run(in session: inout Session) throws(ConsoleError) -> String {
    var redone: [String] = []
    for _ in 0..<steps {
      guard let name = try session.document.redo() else { break }
      redone.append("redid: \(VisibleText.line(name))")
    }
    guard !redone.isEmpty else { return "nothing to redo" }
    if redone.count < steps { redone.append("only \(redone.count.counted("edit")) to redo") }
    return redone.joined(separator: "\n")
  }
}

struct HistoryCommand: ConsoleCommand {
  static let name = "history"
  static let abstract = "List the edits, the last one last; `*` marks where you are."
  static let examples = ["history", "history 5"]

  var count: Int?
  static let parameters: [Parameter<Self>] = [
    .optional("count", \.count, .integer(1...1_000_000), "Only the last ones.")
  ]

  func run(in session: inout Session) throws(ConsoleError) -> String {
    let history = session.document.history
    session.answer {
      .object([
        ("done", .texts(history.undoSteps.map(\.name))),
        ("undone", .texts(history.redoSteps.reversed().map(\.name))),
      ])
    }
    guard !history.undoSteps.isEmpty || !history.redoSteps.isEmpty else { return "no edits yet" }
    var lines = history.undoSteps.enumerated().map { index, step in
      "\(index == history.undoSteps.count - 1 ? "*" : " ") \(index + 1)  \(VisibleText.line(step.name))"
    }
    if let count { lines = Array(lines.suffix(count)) }
    lines += history.redoSteps.reversed().map { "  -  \(VisibleText.line($0.name)) (undone)" }
    return lines.joined(separator: "\n")
  }
}
