import TextEscaping

enum RedoCommand: UntypedCommand {
  static let name = "redo"
  static let abstract = "Do again what was undone."
  static let parameters: [Parameter] = [.optional("steps", .integer(1...1_000_000), "How many.")]
  static let examples = ["redo", "redo 2"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    var redone: [String] = []
    for _ in 0..<(arguments.integer("steps") ?? 1) {
      guard let name = try session.document.redo() else { break }
      redone.append("redid: \(VisibleText.line(name))")
    }
    return redone.isEmpty ? "nothing to redo" : redone.joined(separator: "\n")
  }
}
