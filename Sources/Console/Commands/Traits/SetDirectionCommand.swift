import TableModel

enum SetDirectionCommand: ConsoleCommand {
  static let name = "set-direction"
  static let group = CommandGroup.traits
  static let abstract = "Choose left to right or right to left."
  static let parameters: [Parameter] = [.argument("direction", .choice(of: Direction.self), "ltr or rtl.")]
  static let examples = ["set-direction rtl"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let direction = arguments.choice("direction", as: Direction.self) else { return "" }
    return try session.changeInfo(arguments, "direction \(direction.rawValue)") {
      $0.traits.direction = direction
    }
  }
}
