import Geometry
import TableModel

enum SetRadiusCommand: ConsoleCommand {
  static let name = "set-radius"
  static let group = CommandGroup.look
  static let abstract = "Set the radius of groups' outer corners, in points."
  static let parameters: [Parameter] =
    [
      .argument("radius", .points(0...Points.limit.doubleValue, words: ["default"]), "The radius."),
      .option(
        "only", .points(0...Points.limit.doubleValue, words: ["default"]),
        "The radius of a row alone in its section."),
    ] + Parameter.scope
  static let examples = [
    "set-radius 12", "set-radius 12 --only 10", "set-radius 4 --section 1", "set-radius default",
  ]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let radius = arguments.points("radius")
    return try session.changeLook(arguments, "radius \(radius?.description ?? "default")") { look in
      look.cornerRadius = radius
      if arguments.has("only") { look.onlyRowCornerRadius = arguments.points("only") }
    }
  }
}
