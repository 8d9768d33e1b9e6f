// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import Platform
import PreviewRendering
import Session
import Shell
import TableSpec

struct ExportSubcommand: Subcommand {
  static let name = ExportCommand.name
  static let abstract = "Export a spec as Swift code for UIKit or SwiftUI, or as an XCTest."
  static let discussion =
    "The generated file has only this spec's data, and each export replaces it. -o FILE also writes the engineer's file beside it, once: it has your actions, and no export changes it. -o FOLDER/ writes both under their own names. 'roundtable support' writes the files that the code needs. Settings that are not exported are listed at the top of the code and on standard error, with the findings of lint that make wrong code. With --strict, the exit code is 1 if a setting is not exported; `screen`, the selected row and SwiftUI's back title don't count, because the system or the running app decides them."
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

  func run() throws {
    let (spec, export, limits) = (spec, export, limits)
    let lint = SystemShell.line(["roundtable", LintSubcommand.name, spec])
    let (code, text, findings) = try InterruptibleSubcommand.run("export \(spec)") {
      () throws -> (ExportedCode, String, String) in
      let loaded = try SpecFile.open(spec, limits: limits)
      let (code, text) = try export.code(of: loaded)
      let findings = ExportFindings(loaded.table)
      var report = LintReport(format: .text)
      if !findings.errors.isEmpty { report.add(findings.errors, in: loaded) }
      return (code, text, report.text + (findings.summary(command: lint).map { $0 + "\n" } ?? ""))
    }
    let lines = try write(code, text) + code.unexportedLines.map { "\(code.format.missing): \($0)" }
    StandardStream.error.write(lines.map { VisibleText.lines($0) + "\n" }.joined() + findings)
    if export.isStrict, !code.strictLines.isEmpty { throw ExitStatus.failure }
  }

  /// - Returns: the lines about the files.
  private func write(_ code: ExportedCode, _ text: String) throws -> [String] {
    guard let output = export.file, output != "-" else {
      StandardStream.output.write(Array(text.utf8))
      return []
    }
    let files: ExportedFiles
    do { files = try ExportedFiles(of: code, text, export, at: output, in: SystemWorkspace()) } catch {
      SessionOutput.error(error).write()
      throw ExitStatus.usage
    }
    let written = OutputFiles(spec: spec, paths: files.written.map(\.path), isForced: export.isForced)
    try written.check()
    try written.write(files.written.map { Array($0.text.utf8) }, makesFolders: files.isInFolder)
    let support = SupportSubcommand.line(
      for: spec == "-" ? [] : [spec], code.format, in: files.supportFolder, export.module)
    return files.lines(support: support)
  }
}

extension ExportCommand {
  /// The code of a spec, and the text of the file to print or to write.
  ///
  /// - Throws: ``ExitStatus``, after an error is printed.
  func code(of spec: LoadedSpec) throws(ExitStatus) -> (code: ExportedCode, text: String) {
    do throws(SessionError) { return try code(of: spec.table, from: spec.path) } catch {
      Diagnostic("\(VisibleText.line(spec.path)): \(error.message)", hint: error.hint).write(asJSON: false)
      throw .failure
    }
  }
}
