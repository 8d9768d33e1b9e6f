// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport
import TableModel
import TextEscaping

struct ExportCommand: ConsoleCommand {
  static let name = "export"
  static let abstract =
    "Print the table as UIKit or SwiftUI code or as a test of it, or write that to a file."
  static let discussion =
    "What the code does not have is listed at its head, and here; --strict makes that an error."
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
    .argument("format", \.$format, .choice, "What it is written for."),
    .optional("file", \.file, .file(["swift"]), "The file."),
    .option("technique", \.technique, .choice, "How UIKit rounds; what the table asks for where not given."),
    .option(
      "minimum-ios", \.minimumIOS, .integer(CodeOptions.knownIOS), "The least iOS that the code runs on."),
    .flag("faithful", \.isFaithful, "UIKit as articles write it, with a comment at each pitfall."),
    .flag("strict", \.isStrict, "An error where anything is not exported, or not asserted."),
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
    if isStrict, !code.unexported.isEmpty {
      throw ConsoleError(
        "\(format.missing): \(code.unexportedLines.joined(separator: "; "))",
        hint: "leave --strict away, and the code lists it")
    }
    guard let path = file else { return code.source }
    try session.write(Array(code.source.utf8), to: path, for: .product, isForced: isForced)
    let words = ["wrote \(VisibleText.line(path))"] + code.unexportedLines.map { "\(format.missing): \($0)" }
    return words.joined(separator: "\n")
  }
}
