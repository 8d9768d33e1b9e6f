import Geometry
import TableModel

enum SetOffsetCommand: ConsoleCommand {
  static let name = "set-offset"
  static let group = CommandGroup.traits
  static let abstract = "Scroll: show only what is seen from this point of the content on."
  static let discussion =
    "A plain table's headers stay at the upper edge and its footers at the lower one. `default` shows everything."
  static let parameters: [Parameter] = [
    .argument(
      "y", .points(-Points.limit.doubleValue...Points.limit.doubleValue, words: ["default"]),
      "contentOffset.y in points.")
  ]
  static let examples = ["set-offset 120", "set-offset default"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let offset = arguments.points("y")
    return try session.changeInfo(arguments, "offset \(offset?.description ?? "default")") {
      $0.contentOffset = offset
    }
  }
}
