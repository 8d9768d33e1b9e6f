import TableModel
import TableSpec

enum DiffCommand: ConsoleCommand {
  static let name = "diff"
  static let group = CommandGroup.see
  static let abstract = "Show what changed since the last save, or since some edits ago."
  static let parameters: [Parameter] = [
    .optional("steps", .integer(1...1_000_000), "How many edits to go back.")
  ]
  static let examples = ["diff", "diff 1"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    var old = session.document.savedTable
    if let steps = arguments.integer("steps") {
      var copy = session.document
      for _ in 0..<steps where try copy.undo() == nil { break }
      old = copy.table
    }
    let text = LineDiff(from: SpecEncoder.encode(old), to: SpecEncoder.encode(session.table)).text
    return text.isEmpty ? "no difference" : text
  }
}
