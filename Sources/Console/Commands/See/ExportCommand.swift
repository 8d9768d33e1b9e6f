import CodeExport
import TextEscaping

enum ExportCommand: UntypedCommand {
  static let name = "export"
  static let abstract = "Print the table as UIKit or SwiftUI code, or write it to a file."
  static let discussion =
    "Content and what UIKit has settings for; corners, cards and shadows of your own are not exported."
  static let parameters: [Parameter] = [
    .argument("format", .choice(of: CodeFormat.self), "uikit or swiftui."),
    .optional("file", .file(["swift"]), "The file."), Session.forceParameter,
  ]
  static let examples = ["export uikit", "export swiftui List.swift"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let format = arguments.choice("format", as: CodeFormat.self) else { return "" }
    let source = format.source(for: session.table)
    guard let path = arguments.text("file") else { return source }
    try session.write(Array(source.utf8), to: path, for: .product, isForced: arguments.has(Parameter.force))
    return "wrote \(VisibleText.line(path))"
  }
}
