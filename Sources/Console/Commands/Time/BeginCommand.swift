import TableModel

enum BeginCommand: UntypedCommand {
  static let name = "begin"
  static let abstract = "Take what follows as one step, until `commit`; `rollback` takes all of it back."
  static let discussion =
    "A line that fails is left out, as ever. Nothing is saved by itself meanwhile; `status` tells."
  static let parameters: [Parameter] = [.optional("name", .text, "What undo calls the step.")]
  static let examples = ["begin", "begin \"New look\""]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard session.transaction == nil else {
      throw ConsoleError(
        "'begin' was said already", hint: "'commit' keeps what was done since, 'rollback' takes it back")
    }
    session.transaction = Transaction(name: arguments.text("name"), start: session.document)
    return "begun: 'commit' makes one step of what follows, 'rollback' takes it back"
  }
}

/// Edits that become one step, or none: from `begin` to `commit` or `rollback`.
struct Transaction: Sendable {
  /// What the step is called; `nil` where `begin` gave no name.
  var name: String?
  /// The document as `begin` found it.
  var start: Document

  /// How many steps the history had then.
  var mark: Int { start.history.undoSteps.count }
}
