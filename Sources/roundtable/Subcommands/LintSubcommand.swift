// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import Session
import Shell
import SpecFiles
import TableLint
import TableSpec

struct LintSubcommand: Subcommand {
  static let name = "lint"
  static let abstract = "Check specs for likely mistakes."
  static let discussion =
    "In a folder or a pattern, .yaml, .yml and .json files with sections are checked; subfolders and hidden files are ignored. All findings are listed, or only those at --severity and above. Exit codes: 0 no such finding, 1 a finding at --severity (default: warning) or above, 2 a spec can't be read. --fix changes the files in place; comments and order are kept."

  var specs: [String] = []
  var format = LintFormat.text
  var severity: Finding.Severity?
  var fix = false
  var rules = false
  var limits = SpecLimits.standard
  static let parameters: [Parameter<Self>] =
    [
      .rest(
        "specs", \.specs, .path(SpecRecognition.fileExtensions),
        "Spec files, folders of them or quoted patterns; - is standard input, REV:PATH a file in a git revision."
      ),
      .option(
        "format", standard: \.format, .choice,
        "Default: text. github prints annotations of a workflow, sarif a log for code scanning."),
      .severity(\.severity), .fix(\.fix), .flag("rules", \.rules, "List the rules and exit."),
    ] + Parameter.limits(\.limits)

  func validate() throws(SessionError) {
    guard !specs.isEmpty || rules else { throw SessionError("missing a spec file", hint: Self.usageHint) }
    try NamedSpecs(names: specs.filter(Self.isSeveral), use: "checked").validate()
    if fix, specs.contains("-") { throw SessionError("standard input can't be fixed in place") }
    if fix, let name = specs.first(where: { GitRevision($0) != nil }) {
      throw SessionError(
        "'\(VisibleText.line(name))' is in a revision, which can't be fixed in place",
        hint: "name the file; a file's name can begin with ./")
    }
  }

  func run() throws {
    guard !rules else {
      StandardStream.output.write(
        Linter.rules.map { "\($0.id): \($0.summary)\n" }.sorted().joined())
      return
    }
    let command = self
    let (text, fails) = try InterruptibleSubcommand.run("lint \(specs.joined(separator: " "))") {
      try command.lint()
    }
    StandardStream.output.write(text)
    if fails { throw ExitStatus.failure }
  }

  /// - Returns: the report, and whether it has a finding of the requested severity.
  private func lint() throws -> (String, Bool) {
    var report = LintReport(format: format)
    var fails = false
    for path in try files() {
      var spec = try SpecFile.open(path, limits: limits)
      if fix { spec = try mend(spec) }
      let findings = Linter.findings(in: spec.table, from: severity ?? .note)
      report.add(findings, in: spec)
      if findings.contains(where: { $0.severity >= threshold }) { fails = true }
    }
    return (report.text, fails)
  }

  private static func isSeveral(_ name: String) -> Bool {
    if case .several = SpecArgument(name) { true } else { false }
  }

  /// The named files, and the specs in named folders and patterns.
  private func files() throws(ExitStatus) -> [String] {
    guard specs.contains(where: Self.isSeveral) else { return specs }
    do {
      return try NamedSpecs(names: specs, use: "checked").find { Diagnostic(note: $0).write(asJSON: false) }
    } catch { throw .usage }
  }

  private var threshold: Finding.Severity { severity ?? .warning }

  private func mend(_ spec: LoadedSpec) throws(ExitStatus) -> LoadedSpec {
    let (table, fixed) = Linter.fix(spec.table, from: threshold)
    guard !fixed.isEmpty else { return spec }
    let result = SpecPatcher.patch(
      spec.bytes, to: table, decoder: SpecLoader().decoder(of: spec.path))
    do {
      let outcome = try FileGate.write { () throws(FileError) in
        try AtomicFileWriter.notingLinks.write(result.bytes, to: spec.path, replacing: spec.bytes)
      }
      guard outcome != nil else { return spec }
    } catch {
      StandardStream.error.write("error: \(error)\n")
      throw .outputLost
    }
    let note = result.keepsText ? "" : " (rewritten: its comments and formatting could not be kept)"
    StandardStream.error.write("\(VisibleText.line(spec.path)): fixed \(fixed.count)\(note)\n")
    for finding in fixed {
      StandardStream.error.write(
        VisibleText.lines("  \(finding.placeName): \(finding.message) [\(finding.rule)]\n"))
    }
    return LoadedSpec(table: table, path: spec.path, bytes: result.bytes)
  }
}
