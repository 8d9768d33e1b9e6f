import TableModel

enum SetCellContentCommand: ConsoleCommand {
  static let name = "set-cell-content"
  static let group = CommandGroup.look
  static let abstract = "Choose what cells are made of: the old labels, or a content configuration."
  static let discussion =
    "Before iOS 26 a content configuration's row is one pixel higher: its separator comes on top."
  static let parameters: [Parameter] =
    [.argument("content", .choice(of: CellContent.self, words: ["default"]), "What a cell is made of.")]
    + Parameter.scope
  static let examples = ["set-cell-content configuration", "set-cell-content default --section 0"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    try session.changeLook(arguments, "cell content set") {
      $0.cellContent = arguments.choice("content", as: CellContent.self)
    }
  }
}
