import Geometry
import TableModel

enum SetHeightCommand: ConsoleCommand {
  static let name = "set-height"
  static let group = CommandGroup.look
  static let abstract = "Set the rows' height, in points."
  static let parameters: [Parameter] =
    [
      .argument(
        "height", .points(0...Points.limit.doubleValue, words: ["automatic", "default"]), "The cell's height."
      )
    ] + Parameter.scope
  static let examples = ["set-height 60", "set-height automatic --row 0.0", "set-height default"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let height = arguments.points("height")
    return try session.changeLook(
      arguments, "row height \(height?.description ?? arguments.text("height") ?? "")"
    ) {
      $0.rowHeight = arguments.isWord("height", "automatic") ? .automatic : height.map(RowHeight.fixed)
    }
  }
}
