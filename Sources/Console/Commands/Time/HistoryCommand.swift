import JSON
import TableModel
import TextEscaping

enum HistoryCommand: UntypedCommand {
  static let name = "history"
  static let abstract = "List the edits, the last one last; `*` marks where you are."
  static let parameters: [Parameter] = [.optional("count", .integer(1...1_000_000), "Only the last ones.")]
  static let examples = ["history", "history 5"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
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
    if let count = arguments.integer("count") { lines = Array(lines.suffix(count)) }
    lines += history.redoSteps.reversed().map { "  -  \(VisibleText.line($0.name)) (undone)" }
    return lines.joined(separator: "\n")
  }
}
