// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import Platform
import PreviewRendering
import Session
import Shell
import TableModel
import TableSpec

struct ExportSubcommand: Subcommand {
  static let name = ExportCommand.name
  static let abstract = "Export a spec as Swift code for UIKit or SwiftUI, or as an XCTest."
  static let discussion =
    "The generated file has only this spec's data, and each export replaces it. -o FILE also writes the engineer's file beside it, once: it has your actions, and no export changes it. -o FOLDER/ writes both under their own names. 'roundtable support' writes the files that the code needs. Settings that are not exported are listed at the top of the code and on standard error, with the findings of lint that make wrong code. With --strict, the exit code is 1 if a setting is not exported; `screen` doesn't count, because only pictures can show it."
  static let examples = [
    "roundtable export settings.yaml --format uikit -o App/",
    "roundtable support settings.yaml --format uikit -o App/Roundtable",
  ]

  @Required var spec: String
  var export = ExportCommand()
  var limits = SpecLimits.standard
  static let parameters: [Parameter<Self>] =
    [.spec(\.$spec)] + ExportCommand.parameters.map { $0.of(\.export) } + Parameter.limits(\.limits)

  func validate() throws(SessionError) { try export.validate() }

  /// The code of a spec.
  ///
  /// - Throws: ``ExitStatus``, after an error is printed.
  static func code(
    of table: Table, from spec: String, _ format: CodeFormat, isVerbatim: Bool = false
  ) throws(ExitStatus) -> ExportedCode {
    let options = CodeOptions(spec: spec, isVerbatim: isVerbatim)
    do throws(ExportError) { return try format.code(for: table, options) } catch {
      Diagnostic("\(VisibleText.line(spec)): \(error.message)", hint: error.hint).write(asJSON: false)
      throw .failure
    }
  }

  func run() throws {
    let (spec, export, limits) = (spec, export, limits)
    let lint = SystemShell.line(["roundtable", LintSubcommand.name, spec])
    let (code, findings) = try InterruptibleSubcommand.run("export \(spec)") {
      () throws -> (ExportedCode, String) in
      let loaded = try SpecFile.open(spec, limits: limits)
      let code = try Self.code(of: loaded.table, from: spec, export.format, isVerbatim: export.isVerbatim)
      let findings = ExportFindings(loaded.table)
      var report = LintReport(format: .text)
      if !findings.errors.isEmpty { report.add(findings.errors, in: loaded) }
      return (code, report.text + (findings.summary(command: lint).map { $0 + "\n" } ?? ""))
    }
    let lines = try write(code) + code.unexportedLines.map { "\(code.format.missing): \($0)" }
    StandardStream.error.write(lines.map { VisibleText.lines($0) + "\n" }.joined() + findings)
    if export.isStrict, !code.strictLines.isEmpty { throw ExitStatus.failure }
  }

  /// - Returns: the lines about the files.
  private func write(_ code: ExportedCode) throws -> [String] {
    guard let output = export.file, output != "-" else {
      StandardStream.output.write(Array(export.text(of: code).utf8))
      return []
    }
    let files: ExportedFiles
    do { files = try ExportedFiles(of: code, export, at: output, in: SystemWorkspace()) } catch {
      SessionOutput.error(error).write()
      throw ExitStatus.usage
    }
    let written = OutputFiles(spec: spec, paths: files.written.map(\.path), isForced: export.isForced)
    try written.check()
    try written.write(files.written.map { Array($0.text.utf8) }, makesFolders: files.isInFolder)
    let support = SupportSubcommand.line(for: spec == "-" ? [] : [spec], code.format, in: files.supportFolder)
    return files.lines(support: support)
  }
}
