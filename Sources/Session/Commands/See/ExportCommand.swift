// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import TableModel

struct ExportCommand: ConsoleCommand {
  static let name = "export"
  static let abstract =
    "Export the table as UIKit code, as SwiftUI code, or as an XCTest."
  static let discussion =
    "Settings that are not exported are listed at the top of the code, and are printed if you pass FILE; --strict makes them an error."
  static let examples = [
    "export uikit", "export uikit --technique best --minimum-ios 14", "export uikit --faithful",
    "export swiftui List.swift", "export xctest",
  ]

  @Required var format: CodeFormat
  var file: String?
  var technique: ExportTechnique?
  var minimumIOS: Int?
  var isFaithful = false
  var isStrict = false
  var isForced = false
  static let parameters: [Parameter<Self>] = [
    .argument("format", \.$format, .choice, "The kind of code."),
    .optional("file", \.file, .file(["swift"]), "The file to write; default: print the code."),
    .option("technique", \.technique, .choice, "How UIKit rounds corners; default: the table's technique."),
    .option(
      "minimum-ios", \.minimumIOS, .integer(CodeOptions.knownIOS),
      "The oldest iOS that the code must support."),
    .flag(
      "faithful", \.isFaithful, "Reproduce the articles' original UIKit code, with a comment at each pitfall."
    ),
    .flag("strict", \.isStrict, "Fail if a setting is not exported, or not tested."),
    .force(\.isForced),
  ]

  var options: CodeOptions {
    var options = CodeOptions()
    options.technique = technique
    options.minimumIOS = minimumIOS
    options.isFaithful = isFaithful
    return options
  }

  func run(in session: inout Session) throws(ConsoleError) -> String {
    if let problem = format.problem(options) { throw ConsoleError(problem) }
    let code = format.code(for: session.table, options)
    if isStrict, !code.strictLines.isEmpty {
      throw ConsoleError(
        "\(format.missing): \(code.strictLines.joined(separator: "; "))",
        hint: "without --strict, the table is exported and the code lists them")
    }
    guard let path = file else { return code.source }
    try session.write(Array(code.source.utf8), to: path, for: .product, isForced: isForced)
    let words = ["wrote \(VisibleText.line(path))"] + code.unexportedLines.map { "\(format.missing): \($0)" }
    return words.joined(separator: "\n")
  }
}
