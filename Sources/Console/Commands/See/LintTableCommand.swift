import JSON
import TableLint
import TableModel

enum LintTableCommand: UntypedCommand {
  static let name = "lint"
  static let abstract = "List what is likely to look or work wrong."
  static let discussion =
    "--fix mends what has one safe fix, as one step that can be undone; notes only with --severity note."
  static let parameters: [Parameter] = [
    .option("severity", .choice(of: Finding.Severity.self), "What matters less is left out."),
    .flag("fix", "Mend what has one safe fix."),
  ]
  static let examples = ["lint", "lint --severity warning", "lint --fix"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let severity = arguments.choice("severity", as: Finding.Severity.self)
    guard arguments.has("fix") else {
      let findings = Linter.findings(in: session.table, from: severity ?? .note)
      session.answer { .list(findings.map(\.json)) }
      return findings.isEmpty
        ? "nothing to complain about" : findings.map(\.description).joined(separator: "\n")
    }
    let (table, fixed) = Linter.fix(session.table, from: severity ?? .warning)
    guard !fixed.isEmpty else { return "nothing has one safe fix" }
    try session.perform(.replaceTable(table), arguments)
    return fixed.map { "fixed: \($0.placeName): \($0.message) [\($0.rule)]" }.joined(separator: "\n")
  }
}

extension Finding {
  fileprivate var json: JSONValue {
    .object([
      ("rule", .text(rule)), ("severity", .text(severity.rawValue)), ("place", .text(placeName)),
      ("message", .text(message)),
    ])
  }
}
