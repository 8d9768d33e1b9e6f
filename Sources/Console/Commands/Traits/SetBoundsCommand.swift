import Geometry
import TableModel

enum SetBoundsCommand: ConsoleCommand {
  static let name = "set-bounds"
  static let group = CommandGroup.traits
  static let abstract = "Set the height of the table's bounds in points, in place of the device's."
  static let discussion = "What is seen at a scroll offset, and how far blank rows go, depends on it."
  static let parameters: [Parameter] = [
    .argument("height", .points(1...10_000, words: ["default"]), "Points.")
  ]
  static let examples = ["set-bounds 480", "set-bounds default"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let height = arguments.points("height")
    return try session.changeInfo(arguments, "bounds' height \(height?.description ?? "default")") {
      $0.traits.height = height
    }
  }
}
