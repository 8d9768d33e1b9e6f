import TableModel

enum SetSafeAreaCommand: ConsoleCommand {
  static let name = "set-safe-area"
  static let group = CommandGroup.traits
  static let abstract = "Whether rows' contents keep out of the sensor housing's side."
  static let parameters: [Parameter] = [
    .argument("inset", .choice(["on", "off"]), "insetsContentViewsToSafeArea; on where not set.")
  ]
  static let examples = ["set-safe-area off", "set-safe-area on"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let insets = arguments.isWord("inset", "on")
    return try session.changeInfo(arguments, "safe area \(insets ? "on" : "off")") {
      $0.insetsContentViewsToSafeArea = insets
    }
  }
}
