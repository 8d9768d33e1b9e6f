import TableModel

enum SetAppearanceCommand: ConsoleCommand {
  static let name = "set-appearance"
  static let group = CommandGroup.traits
  static let abstract = "Choose light or dark."
  static let parameters: [Parameter] = [
    .argument("appearance", .choice(of: InterfaceStyle.self), "Light or dark.")
  ]
  static let examples = ["set-appearance dark"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let style = arguments.choice("appearance", as: InterfaceStyle.self) else { return "" }
    return try session.changeInfo(arguments, "appearance \(style.rawValue)") { $0.traits.appearance = style }
  }
}
