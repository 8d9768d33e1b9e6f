// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import TableModel

package struct ExportCommand: SessionCommand {
  package static let name = "export"
  package static let abstract =
    "Export the table as UIKit code, as SwiftUI code, or as an XCTest."
  package static let discussion =
    "Settings that are not exported are listed at the top of the code, and are printed if you pass FILE; --strict makes them an error."
  package static let examples = [
    "export uikit", "export swiftui List.swift", "export xctest",
  ]

  @Required package var format: CodeFormat
  package var file: String?
  package var options = CodeOptions()
  package var isStrict = false
  package var isForced = false
  package static let parameters: [Parameter<Self>] = [
    .argument("format", \.$format, .choice, "The kind of code.").onCommandLine(
      option: "format", isNeeded: true),
    .optional("file", \.file, .file(["swift"]), "The file to write; default: print the code.")
      .onCommandLine(option: "output", short: "o"),
    .flag("verbatim", \.options.isVerbatim, "Write texts as they are, not as keys of a localization."),
    .flag("strict", \.isStrict, "Fail if a setting is not exported, or not tested."),
    .force(\.isForced, "Overwrite even a file that isn't code; never a spec or a script."),
  ]

  package init() {}

  package static func code(_ table: Table, _ format: CodeFormat, _ options: CodeOptions) throws(SessionError)
    -> ExportedCode
  {
    do { return try format.code(for: table, options) } catch {
      throw SessionError(error.message, hint: error.hint)
    }
  }

  package func run(in turn: inout Turn) throws(SessionError) -> String {
    let code = try Self.code(turn.session.table, format, options)
    if isStrict, !code.strictLines.isEmpty {
      throw SessionError(
        "\(format.missing): \(code.strictLines.joined(separator: "; "))",
        hint: "without --strict, the table is exported and the code lists them")
    }
    guard let path = file else { return code.source }
    try turn.write(Array(code.source.utf8), to: path, for: .product, isForced: isForced)
    let words = ["wrote \(VisibleText.line(path))"] + code.unexportedLines.map { "\(format.missing): \($0)" }
    return words.joined(separator: "\n")
  }
}
