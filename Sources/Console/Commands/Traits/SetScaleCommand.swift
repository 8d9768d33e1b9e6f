import TableModel

enum SetScaleCommand: ConsoleCommand {
  static let name = "set-scale"
  static let group = CommandGroup.traits
  static let abstract = "Set the pixels per point, in place of the device's."
  static let parameters: [Parameter] = [.argument("scale", .integer(1...3, words: ["default"]), "1, 2 or 3.")]
  static let examples = ["set-scale 2", "set-scale default"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let scale = arguments.integer("scale")
    return try session.changeInfo(arguments, "scale \(scale.map(String.init) ?? "default")") {
      $0.traits.scale = scale
    }
  }
}
