import TableLint

enum LintTableCommand: ConsoleCommand {
  static let name = "lint"
  static let group = CommandGroup.see
  static let abstract = "List what is likely to look or work wrong."
  static let examples = ["lint"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let findings = Linter.findings(in: session.table)
    return findings.isEmpty
      ? "nothing to complain about" : findings.map(\.description).joined(separator: "\n")
  }
}
