import Geometry
import TableModel

enum SetMaximumWidthCommand: ConsoleCommand {
  static let name = "set-maximum-width"
  static let group = CommandGroup.look
  static let abstract = "Let groups grow no wider than this; they stand in the middle."
  static let parameters: [Parameter] = [
    .argument("width", .points(0...Points.limit.doubleValue, words: ["default"]), "Points.")
  ]
  static let examples = ["set-maximum-width 675", "set-maximum-width default"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let width = arguments.points("width")
    return try session.changeInfo(arguments, "maximum width \(width?.description ?? "default")") {
      $0.maximumWidth = width
    }
  }
}
