// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import CommandGrammar
import TableModel

package struct SupportCommand: SessionCommand {
  package static let name = "support"
  package static let abstract = "Write the support files that the exported code needs into a folder."
  package static let discussion =
    "Exported code uses these files, which are the same for every table: an app adopts them once. The command writes missing files and replaces older ones. It refuses to replace a file that was edited, or that roundtable didn't write, and then writes nothing. Files that the code no longer needs are listed and kept."
  package static let examples = ["support uikit Roundtable", "support swiftui App/Roundtable --force"]

  @Required package var format: CodeFormat
  @Required package var folder: String
  package var module: String?
  package var checks = false
  package var isForced = false
  package static let parameters: [Parameter<Self>] = [
    .argument("format", \.$format, .choice, "The kind of code.").onCommandLine(
      option: "format", isNeeded: true),
    .argument("folder", \.$folder, .file([]), "The folder for the files; it is created if missing.")
      .onCommandLine(option: "output", short: "o", isNeeded: true).valued("FOLDER"),
    .module(\.module),
    .flag("check", \.checks, "Write nothing, and fail if a file is missing, older or edited."),
    .force(\.isForced, "Replace edited files and files that roundtable didn't write."),
  ]

  package init() {}

  /// - Throws: an error about options that contradict each other.
  package func validate() throws(SessionError) { try ExportCommand.validate(module, format) }

  /// The words of a line in the shell that writes the files.
  static func words(_ format: CodeFormat, _ folder: String, _ module: String?) -> [String] {
    [name, format.rawValue, folder] + (module.map { ["--module", $0] } ?? [])
  }

  package func run(in turn: inout Turn) throws(SessionError) -> String {
    try validate()
    var export = ExportCommand()
    export.format = format
    let code = try export.code(of: turn.session.pictured, from: turn.session.document.path).code
    let files = SupportFolder(
      folder, format, needed: code.support, module: module, in: turn.session.workspace)
    let line = Self.words(format, folder, module).map(WordQuoting.quoted).joined(separator: " ")
    if checks {
      try files.check(writtenBy: line)
      return files.report
    }
    for file in try files.files(toWriteWith: line, isForced: isForced) {
      try turn.session.workspace.makeFolder(of: file.path)
      try turn.write(Array(file.text.utf8), to: file.path, for: .product, isForced: true)
    }
    return files.report
  }
}

extension Parameter {
  /// The app's module, for code of its test target.
  static func module(_ path: any SettingPath<Command, String?>) -> Self {
    .option("module", path, .text, "The app's module, which a test imports with @testable.").valued("NAME")
  }
}
