import CommandGrammar
import TextEscaping

enum CompleteCommand: UntypedCommand {
  static let name = "complete"
  static let abstract = "Print what TAB would offer at the end of a line."
  static let parameters: [Parameter] = [.argument("line", .text, "The line, quoted.")]
  static let examples = ["complete \"set-r\"", "complete \"set-style \""]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let line = arguments.text("line") ?? ""
    let completion = Completer.complete(line, cursor: line.utf8.count, in: session)
    var names = completion.candidates.map(\.text)
    if let endings = completion.fileEndings {
      let typed = CommandLexer.unquoted(LexedLine(line).source(from: completion.start))
      names += FileCandidates(workspace: session.workspace, endings: endings).names(typed)
    }
    return names.map(VisibleText.line).joined(separator: "\n")
  }
}
