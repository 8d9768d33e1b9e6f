// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

struct UndoCommand: SessionCommand {
  static let name = "undo"
  static let abstract = "Undo the last edit, or the last N edits."
  static let examples = ["undo", "undo 2"]

  var steps = 1
  static let parameters: [Parameter<Self>] = [
    .optional("steps", standard: \.steps, .integer(1...1_000_000), "The number of edits; default: 1.")
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    var undone: [String] = []
    defer { turn.replay(Self.name, turn.session.document.history.redoSteps.suffix(undone.count)) }
    for _ in 0..<steps {
      guard turn.session.document.history.undoSteps.count > turn.session.transaction?.mark ?? 0,
        let name = turn.session.document.undo()
      else { break }
      undone.append("undid: \(VisibleText.line(name))")
    }
    if undone.isEmpty, turn.session.transaction != nil {
      throw SessionError("nothing to undo since 'begin'", hint: "run 'commit' or 'rollback' first")
    }
    guard !undone.isEmpty else { return "nothing to undo" }
    if undone.count < steps {
      let since = turn.session.transaction == nil ? "" : " since 'begin'"
      undone.append("only \(undone.count.counted("edit"))\(since) to undo")
    }
    return undone.joined(separator: "\n")
  }
}

struct RedoCommand: SessionCommand {
  static let name = "redo"
  static let abstract = "Redo the last undone edit, or the last N."
  static let examples = ["redo", "redo 2"]

  var steps = 1
  static let parameters: [Parameter<Self>] = [
    .optional("steps", standard: \.steps, .integer(1...1_000_000), "The number of edits; default: 1.")
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    var redone: [String] = []
    defer { turn.replay(Self.name, turn.session.document.history.undoSteps.suffix(redone.count)) }
    for _ in 0..<steps {
      guard let name = turn.session.document.redo() else { break }
      redone.append("redid: \(VisibleText.line(name))")
    }
    guard !redone.isEmpty else { return "nothing to redo" }
    if redone.count < steps { redone.append("only \(redone.count.counted("edit")) to redo") }
    return redone.joined(separator: "\n")
  }
}

extension Turn {
  /// Records how many `undo` or `redo` commands have the same effect in a script, in which each pasted line is one step.
  fileprivate mutating func replay(_ command: String, _ steps: some Sequence<EditHistory.Step>) {
    guard steps.contains(where: { $0.typed > 1 }) else { return }
    line.replayed = "\(command) \(steps.reduce(0) { $0 + $1.typed })"
  }
}

struct EditsCommand: SessionCommand {
  static let name = "edits"
  static let abstract = "List the edits that `undo` can take back, newest last; `*` marks the current one."
  static let examples = ["edits", "edits 5"]

  var count: Int?
  static let parameters: [Parameter<Self>] = [
    .optional("count", \.count, .integer(1...1_000_000), "Only the last N; default: all.")
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let history = turn.session.document.history
    turn.answer {
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

struct HistoryCommand: SessionCommand {
  static let name = "history"
  static let abstract = "List the lines that were typed, newest last."
  static let discussion = """
    A shell also lists the lines typed in earlier shells, unless it was started with --no-history. A script lists its \
    own lines. `edits` lists the edits that `undo` takes back.
    """
  static let examples = ["history", "history 5"]

  var count: Int?
  static let parameters: [Parameter<Self>] = [
    .optional("count", \.count, .integer(1...1_000_000), "Only the last N; default: all.")
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let lines = turn.session.typedLines
    let first = count.map { max(0, lines.count - $0) } ?? 0
    turn.answer { .texts(Array(lines[first...])) }
    guard !lines.isEmpty else { return "no lines yet" }
    let width = String(lines.count).count
    return lines.indices[first...].map { index in
      let number = String(index + 1)
      let indent = String(repeating: " ", count: width + 4)
      let text = VisibleText.lines(lines[index]).replacing("\n", with: "\n" + indent)
      return "  " + String(repeating: " ", count: width - number.count) + number + "  " + text
    }.joined(separator: "\n")
  }
}
