import TableModel

enum SetReadableWidthCommand: ConsoleCommand {
  static let name = "set-readable-width"
  static let group = CommandGroup.look
  static let abstract = "Whether a wide table's contents keep to the readable width."
  static let parameters: [Parameter] = [
    .argument(
      "follow", .choice(["on", "off", "default"]),
      "cellLayoutMarginsFollowReadableWidth; default is the profile's.")
  ]
  static let examples = ["set-readable-width on", "set-readable-width default"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let word = arguments.text("follow") ?? "default"
    return try session.changeInfo(arguments, "readable width \(word)") {
      $0.cellLayoutMarginsFollowReadableWidth = word == "default" ? nil : word == "on"
    }
  }
}
