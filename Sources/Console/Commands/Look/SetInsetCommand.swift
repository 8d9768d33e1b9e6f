import Geometry
import TableModel

enum SetInsetCommand: ConsoleCommand {
  static let name = "set-inset"
  static let group = CommandGroup.look
  static let abstract = "Set the distance of groups from the table's sides, in points."
  static let discussion = """
    One number is left and right. --top and --bottom are the margins around a row's background, inside its \
    cell. `default` gives all four back to the style.
    """
  static let parameters: [Parameter] =
    [.optional("inset", value, "Left and right.")]
    + ["top", "left", "bottom", "right"].map { .option($0, value, "The \($0) side.") } + Parameter.scope
  static let examples = [
    "set-inset 16", "set-inset --left 24 --right 8", "set-inset 8 --top 4 --bottom 4 --section 0",
    "set-inset default",
  ]

  private static let value = ParameterKind.points(0...Points.limit.doubleValue, words: ["default"])

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard ["inset", "top", "left", "bottom", "right"].contains(where: arguments.has) else {
      throw ConsoleError("missing INSET", hint: "usage: \(usage)")
    }
    return try session.changeLook(arguments, "inset set") { look in
      if arguments.isWord("inset", "default") { look.insets = Insets() }
      if let inset = arguments.points("inset") {
        look.insets.left = inset
        look.insets.right = inset
      }
      if arguments.has("top") { look.insets.top = arguments.points("top") }
      if arguments.has("left") { look.insets.left = arguments.points("left") }
      if arguments.has("bottom") { look.insets.bottom = arguments.points("bottom") }
      if arguments.has("right") { look.insets.right = arguments.points("right") }
    }
  }
}
