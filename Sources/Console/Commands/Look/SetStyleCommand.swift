import TableModel

enum SetStyleCommand: ConsoleCommand {
  static let name = "set-style"
  static let group = CommandGroup.look
  static let abstract = "Choose plain, grouped, insetGrouped or cards; the content stays."
  static let parameters: [Parameter] = [.argument("style", .choice(of: TableStyle.self), "The style.")]
  static let examples = ["set-style plain", "set-style cards"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let style = arguments.choice("style", as: TableStyle.self) else { return "" }
    return try session.changeInfo(arguments, "style \(style.rawValue)") { $0.style = style }
  }
}
