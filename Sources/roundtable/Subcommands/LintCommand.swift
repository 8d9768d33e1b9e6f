import ArgumentParser
import TableLint

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "List what is likely to look or work wrong in specs; exit code 1 when there is anything.")

  @Argument(help: "Spec files; - is standard input.")
  var specs: [String]

  func run() throws {
    var count = 0
    for spec in specs {
      let findings = Linter.findings(in: try SpecFile.load(spec))
      count += findings.count
      StandardStream.output.write(findings.map { "\(spec): \($0)\n" }.joined())
    }
    if count > 0 { throw ExitStatus.failure }
  }
}
