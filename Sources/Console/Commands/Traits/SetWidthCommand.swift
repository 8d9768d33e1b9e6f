import Geometry
import TableModel

enum SetWidthCommand: ConsoleCommand {
  static let name = "set-width"
  static let group = CommandGroup.traits
  static let abstract = "Set the table's width in points, in place of the device's."
  static let parameters: [Parameter] = [
    .argument("width", .points(1...10_000, words: ["default"]), "Points.")
  ]
  static let examples = ["set-width 375", "set-width default"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let width = arguments.points("width")
    return try session.changeInfo(arguments, "width \(width?.description ?? "default")") {
      $0.traits.width = width
    }
  }
}
