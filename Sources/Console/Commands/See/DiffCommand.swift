import TableModel
import TableSpec
import TextEscaping

enum DiffCommand: UntypedCommand {
  static let name = "diff"
  static let abstract = "Show what changed since the last save, since some edits ago, or against the file."
  static let discussion =
    "diff N goes N edits back; `diff file` reads the open file anew, as after a conflict: - is the file's, + is yours."
  static let parameters: [Parameter] = [
    .optional("against", .integer(1...1_000_000, words: ["file"]), "How many edits to go back, or `file`.")
  ]
  static let examples = ["diff", "diff 1"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let old = try table(arguments, session)
    let lines = LineDiff(from: SpecEncoder.encode(old), to: SpecEncoder.encode(session.table)).text
    guard !lines.isEmpty else { return "no difference" }
    let words = TableDifference(from: old, to: session.table).lines
    return words.map(VisibleText.line).joined(separator: "\n") + "\n\n" + lines
  }

  private static func table(_ arguments: Arguments, _ session: Session) throws(ConsoleError) -> Table {
    if arguments.isWord("against", "file") {
      guard let path = session.document.path else {
        throw ConsoleError("the table has no file", hint: "'open FILE' reads one")
      }
      return try OpenCommand.load(path, in: session).table
    }
    guard let steps = arguments.integer("against") else { return session.document.savedTable }
    var copy = session.document
    for _ in 0..<steps where try copy.undo() == nil { break }
    return copy.table
  }
}
