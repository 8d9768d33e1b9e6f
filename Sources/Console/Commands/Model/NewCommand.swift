import TableModel

enum NewCommand: ConsoleCommand {
  static let name = "new"
  static let group = CommandGroup.model
  static let abstract = "Start an empty table."
  static let parameters: [Parameter] = [
    .optional("style", .choice(of: TableStyle.self), "The style; insetGrouped where not given.")
  ]
  static let examples = ["new", "new plain"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let style = arguments.choice("style", as: TableStyle.self) ?? .insetGrouped
    let table = Table(info: Table.Info(style: style))
    try session.document.replace(with: table, named: arguments.line)
    return "an empty \(style.rawValue) table"
  }
}
