import TableModel
import TextEscaping

enum UndoCommand: UntypedCommand {
  static let name = "undo"
  static let abstract = "Take back the last edit, or as many as you say."
  static let parameters: [Parameter] = [.optional("steps", .integer(1...1_000_000), "How many.")]
  static let examples = ["undo", "undo 2"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    var undone: [String] = []
    for _ in 0..<(arguments.integer("steps") ?? 1) {
      guard session.document.history.undoSteps.count > session.transaction?.mark ?? 0,
        let name = try session.document.undo()
      else { break }
      undone.append("undid: \(VisibleText.line(name))")
    }
    if undone.isEmpty, session.transaction != nil {
      throw ConsoleError("nothing to undo since 'begin'", hint: "'commit' or 'rollback' first")
    }
    return undone.isEmpty ? "nothing to undo" : undone.joined(separator: "\n")
  }
}
