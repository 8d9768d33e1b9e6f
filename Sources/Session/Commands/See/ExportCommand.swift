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
    "export uikit", "export uikit --technique best --minimum-ios 14", "export uikit --faithful",
    "export swiftui List.swift", "export xctest",
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
    .option(
      "technique", \.options.technique, .choice, "How UIKit rounds corners; default: the table's technique."),
    .option(
      "minimum-ios", \.options.minimumIOS, .integer(CodeOptions.knownIOS),
      "The oldest iOS that the code must support."),
    .flag(
      "faithful", \.options.isFaithful,
      "Reproduce the articles' original UIKit code, with a comment at each pitfall."
    ),
    .flag("strict", \.isStrict, "Fail if a setting is not exported, or not tested."),
    .force(\.isForced, "Overwrite even a file that isn't code; never a spec or a script."),
  ]

  package init() {}

  package func run(in turn: inout Turn) throws(SessionError) -> String {
    if let problem = format.problem(options) { throw SessionError(problem) }
    let code = format.code(for: turn.session.table, options)
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
