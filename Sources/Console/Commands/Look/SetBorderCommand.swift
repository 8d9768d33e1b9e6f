import Geometry
import TableModel

enum SetBorderCommand: ConsoleCommand {
  static let name = "set-border"
  static let group = CommandGroup.look
  static let abstract = "Set the border around each row."
  static let parameters: [Parameter] =
    [
      .optional(
        "width", .points(0...Points.limit.doubleValue, words: ["none", "default"]),
        "Points, drawn inside the outline."),
      .option("color", .color(), "The colour; separator where not given."),
    ] + Parameter.scope
  static let examples = ["set-border 1", "set-border 0.5 --color systemBlue", "set-border none"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard arguments.has("width") || arguments.has("color") else {
      throw ConsoleError("missing WIDTH", hint: "usage: \(usage)")
    }
    return try session.changeLook(arguments, "border set") { look in
      if arguments.isWord("width", "none") {
        look.border = Border.none
      } else if arguments.isWord("width", "default") {
        look.border = nil
      } else {
        let isNew = look.border == nil || look.border == Border.none
        var border = isNew ? Border(color: .semantic(.separator), width: 1) : look.border ?? .none
        if let width = arguments.points("width") { border.width = width }
        if let color = arguments.color("color") { border.color = color }
        look.border = border
      }
    }
  }
}
