import TableModel

enum SetOrientationCommand: ConsoleCommand {
  static let name = "set-orientation"
  static let group = CommandGroup.traits
  static let abstract = "Choose how the device is held."
  static let parameters: [Parameter] = [
    .argument("orientation", .choice(of: Orientation.self), "Portrait or landscape.")
  ]
  static let examples = ["set-orientation landscape"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let orientation = arguments.choice("orientation", as: Orientation.self) else { return "" }
    return try session.changeInfo(arguments, "orientation \(orientation.rawValue)") {
      $0.traits.orientation = orientation
    }
  }
}
