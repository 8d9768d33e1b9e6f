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
  package var checks = false
  package var isForced = false
  package static let parameters: [Parameter<Self>] = [
    .argument("format", \.$format, .choice, "The kind of code.").onCommandLine(
      option: "format", isNeeded: true),
    .argument("folder", \.$folder, .file([]), "The folder for the files; it is created if missing.")
      .onCommandLine(option: "output", short: "o", isNeeded: true).valued("FOLDER"),
    .flag("check", \.checks, "Write nothing, and fail if a file is missing, older or edited."),
    .force(\.isForced, "Replace edited files and files that roundtable didn't write."),
  ]

  package init() {}

  package func run(in turn: inout Turn) throws(SessionError) -> String {
    let code = try turn.code(format)
    let files = SupportFolder(folder, format, needed: code.support, in: turn.session.workspace)
    let line = [Self.name, format.rawValue, folder].map(WordQuoting.quoted).joined(separator: " ")
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
