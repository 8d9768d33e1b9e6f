import TableModel
import TextEscaping

enum CommitCommand: UntypedCommand {
  static let name = "commit"
  static let abstract = "Make one step of everything since `begin`."
  static let examples: [String] = []

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let transaction = session.transaction else {
      throw ConsoleError("there is nothing to commit", hint: "'begin' says from where on")
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
