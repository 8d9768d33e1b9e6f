import TableModel

enum RollbackCommand: UntypedCommand {
  static let name = "rollback"
  static let abstract = "Take everything since `begin` back."
  static let examples: [String] = []

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
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
