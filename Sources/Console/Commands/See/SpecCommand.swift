import TableSpec

enum SpecCommand: ConsoleCommand {
  static let name = "spec"
  static let group = CommandGroup.see
  static let abstract = "Print the table as a spec file."
  static let examples = ["spec"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    SpecEncoder.encode(session.table)
  }
}
