import JSON
import TableSpec

enum SpecCommand: UntypedCommand {
  static let name = "spec"
  static let abstract = "Print the table as a spec file."
  static let examples = ["spec"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    if session.options.reportsJSON {
      session.answer = JSONText.oneLine(Array(SpecEncoder.encodeJSON(session.table).utf8))
    }
    return SpecEncoder.encode(session.table)
  }
}
