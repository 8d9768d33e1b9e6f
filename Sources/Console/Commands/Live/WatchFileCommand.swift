import CommandGrammar
import TableModel
import TableSpec

enum WatchFileCommand: UntypedCommand {
  static let name = "watch"
  static let abstract = "Follow the spec file: saves reload the table, previews follow every change."
  static let discussion =
    "Text and SVG previews are written beside the file. Only at the prompt; see also `roundtable watch`."
  static let parameters: [Parameter] = [
    .optional("file", .file(SpecRecognition.fileExtensions), "A spec file to open first.")
  ]
  static let examples: [String] = []

  /// A script cannot watch, but what it does next is done to the file's table.
  static func replayed(_ line: String) -> String? {
    LexedLine(line).words.dropFirst().first.map {
      "\(OpenCommand.name) \(WordQuoting.written($0.text))"
    }
  }

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard session.options.isInteractive, session.places.isEmpty else {
      throw ConsoleError("watch works at the prompt only", hint: "use 'roundtable watch SPEC'")
    }
    if let path = arguments.text("file") {
      let spec = try OpenCommand.load(session.readingPath(path), in: session)
      try session.document.replace(with: spec, named: arguments.line)
    }
    guard let path = session.document.path else {
      throw ConsoleError("the table has no file yet", hint: "'save FILE' first, or 'watch FILE'")
    }
    session.request(.watch(path: path))
    return ""
  }
}
