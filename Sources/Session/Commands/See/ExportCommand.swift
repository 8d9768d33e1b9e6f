// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import CommandGrammar
import TableLint
import TableModel

package struct ExportCommand: SessionCommand {
  package static let name = "export"
  package static let abstract =
    "Export the table as UIKit code, as SwiftUI code, or as an XCTest."
  package static let discussion =
    "The generated file has only this table's data, and each export replaces it. Beside it, FILE gets the engineer's file once: it has your actions, and no export changes it. 'support' writes the files that the code needs. A FILE that ends in / is a folder, which gets both under their own names. Settings that are not exported are listed at the top of the code, and are printed if you pass FILE; --strict makes them an error."
  package static let examples = [
    "export uikit", "export uikit App/", "export uikit --controller", "export swiftui List.generated.swift",
    "export uikit --standalone", "export xctest",
  ]

  @Required package var format: CodeFormat
  package var file: String?
  package var printsController = false
  package var isStandalone = false
  package var isVerbatim = false
  package var module: String?
  package var isStrict = false
  package var isForced = false
  package static let parameters: [Parameter<Self>] = [
    .argument("format", \.$format, .choice, "The kind of code.").onCommandLine(
      option: "format", isNeeded: true),
    .optional("file", \.file, .file(["swift"]), "The file to write; default: print the code.")
      .onCommandLine(option: "output", short: "o"),
    .flag(
      "controller", \.printsController,
      "Print or write the engineer's file instead of the generated one; it never replaces a file."),
    .flag("standalone", \.isStandalone, "Join the code and the files that it needs into one file."),
    .flag("verbatim", \.isVerbatim, "Write the spec's texts as they are, and not as keys to localize."),
    .module(\.module),
    .flag("strict", \.isStrict, "Fail if a setting is not exported, or not tested."),
    .force(
      \.isForced, "Overwrite even a file that isn't code; never a spec, a script or the engineer's file."),
  ]

  package init() {}

  /// - Throws: an error about options that contradict each other.
  package func validate() throws(SessionError) {
    if printsController, isStandalone {
      throw SessionError("--controller can't be combined with --standalone")
    }
    if printsController, format == .xctest { throw SessionError("--controller requires uikit or swiftui") }
    try Self.validate(module, format)
  }

  static func validate(_ module: String?, _ format: CodeFormat) throws(SessionError) {
    guard let module else { return }
    guard format == .xctest else {
      throw SessionError("--module requires xctest: the code of an app needs no import of it")
    }
    guard module.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else {
      throw SessionError(
        "--module must be a Swift module's name, found '\(VisibleText.line(module))'",
        hint: "Xcode's setting PRODUCT_MODULE_NAME has it")
    }
  }

  /// The code of a table, and the text of the file that this export prints or always writes.
  ///
  /// - Parameter spec: the path of the table's spec; `nil` or `-` if it has none.
  package func code(
    of table: Table, from spec: String?
  ) throws(SessionError) -> (code: ExportedCode, text: String) {
    let options = CodeOptions(spec: spec, isVerbatim: isVerbatim)
    do throws(ExportError) {
      let code = try format.code(for: table, options)
      if isStandalone { return (code, try format.standalone(for: table, options)) }
      let text = printsController ? code.controller?.text ?? "" : code.source
      return (code, SupportFiles.importing(module, in: text))
    } catch {
      throw SessionError(error.message, hint: error.hint)
    }
  }

  package func run(in turn: inout Turn) throws(SessionError) -> String {
    try validate()
    let (code, text) = try code(of: turn.session.pictured, from: turn.session.document.path)
    if isStrict, !code.strictLines.isEmpty {
      throw SessionError(
        "\(format.missing): \(code.strictLines.joined(separator: "; "))",
        hint: "without --strict, the table is exported and the code lists them")
    }
    let findings = ExportFindings(turn.session.pictured)
    for line in findings.errors.map(\.description)
      + [findings.summary(command: LintCommand.name)].compactMap(\.self)
    {
      turn.emit(note: line)
    }
    guard let file else { return text }
    let files = try ExportedFiles(of: code, text, self, at: file, in: turn.session.workspace)
    for one in files.written {
      try turn.checkOverwriting(one.path, for: .product, isForced: isForced)
    }
    for one in files.written {
      if files.isInFolder { try turn.session.workspace.makeFolder(of: one.path) }
      try turn.write(Array(one.text.utf8), to: one.path, for: .product, isForced: isForced)
    }
    let support = SupportCommand.words(format, files.supportFolder, module)
    return
      (files.lines(support: support.map(WordQuoting.quoted).joined(separator: " "))
      + code.unexportedLines.map { "\(format.missing): \($0)" }).joined(separator: "\n")
  }
}

/// The findings of lint about a table whose code is exported.
package struct ExportFindings: Sendable {
  /// Those that make wrong code.
  package let errors: [Finding]
  private let others: Int

  package init(_ table: Table) {
    let findings = Linter.findingsOfCode(of: table)
    errors = findings.filter { $0.severity == .error }
    others = findings.count - errors.count
  }

  /// A line about the findings that aren't errors; `nil` if there are none.
  ///
  /// - Parameter command: the line that lists all findings.
  package func summary(command: String) -> String? {
    guard others > 0 else { return nil }
    return
      "lint has \(others.counted(errors.isEmpty ? "warning" : "other warning")) about the code: \(command)"
  }
}
