import Geometry
import TableModel

enum SetFillerHeightCommand: ConsoleCommand {
  static let name = "set-filler-height"
  static let group = CommandGroup.look
  static let abstract = "Set the height of the ruled blank rows under a plain table's last row; 0 for none."
  static let parameters: [Parameter] = [
    .argument(
      "height", .points(0...Points.limit.doubleValue, words: ["automatic", "default"]),
      "Points; automatic is a row's height, default the profile's.")
  ]
  static let examples = ["set-filler-height automatic", "set-filler-height 0", "set-filler-height default"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let height: RowHeight?
    if arguments.isWord("height", "automatic") {
      height = .automatic
    } else {
      height = arguments.points("height").map(RowHeight.fixed)
    }
    return try session.changeInfo(arguments, "filler rows set") { $0.fillerRowHeight = height }
  }
}
