import TableModel
import TableSpec
import TextEscaping

enum OpenCommand: ConsoleCommand {
  static let name = "open"
  static let group = CommandGroup.model
  static let abstract = "Read a spec file in place of the table."
  static let discussion =
    "In a script, a relative name counts from the script's folder. Opening can be undone."
  static let parameters: [Parameter] = [
    .argument("file", .file(SpecRecognition.fileExtensions), "The spec file.")
  ]
  static let examples = ["open example.yaml"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let path = session.readingPath(arguments.text("file") ?? "")
    let spec = try load(path, in: session)
    try session.document.replace(with: spec, named: arguments.line)
    return "\(VisibleText.line(path)): \(spec.table.summary)"
  }

  static func load(_ path: String, in session: Session) throws(ConsoleError) -> OpenedSpec {
    let bytes = try session.workspace.read(path)
    do {
      let spec = try SpecDecoder(
        fileName: path, includes: session.workspace.includes(of: path), limits: session.workspace.limits
      ).read(bytes)
      return OpenedSpec(spec, path: path, bytes: bytes)
    } catch {
      let count = error.count
      throw ConsoleError(
        "'\(VisibleText.line(path))' has \(count == 1 ? "a problem" : "\(count) problems")",
        details: error.description)
    }
  }
}
