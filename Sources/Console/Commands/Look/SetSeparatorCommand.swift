import Geometry
import TableModel

enum SetSeparatorCommand: ConsoleCommand {
  static let name = "set-separator"
  static let group = CommandGroup.look
  static let abstract = "Set the lines between rows."
  static let discussion =
    "Without options the word sets the style; `default` gives everything back to the table's style."
  static let parameters: [Parameter] =
    [
      .optional("style", .choice(of: SeparatorStyle.self, words: ["default"]), "Whether there are lines."),
      .option("left", edge, "The inset at the left."), .option("right", edge, "The inset at the right."),
      .option(
        "reference", .choice(of: SeparatorInsetReference.self, words: ["default"]), "What insets count from."),
      .option(
        "position", .choice(of: SeparatorPosition.self, words: ["default"]), "At which edge of its row."),
      .option(
        "model", .choice(of: SeparatorModel.self, words: ["default"]),
        "Over the row, or in a place of its own."),
      .option("thickness", .points(0...Points.limit.doubleValue, words: ["default"]), "Points."),
      .option(
        "length", .choice(of: SeparatorLength.self, words: ["default"]),
        "Between the insets, or the cell's width."),
      .option("edges", .choice(["on", "off", "default"]), "Full-width lines at a section's ends."),
      .option("color", .color(words: ["default"]), "The colour."),
    ] + Parameter.scope
  static let examples = [
    "set-separator none", "set-separator --left 60 --right 20",
    "set-separator --position top --thickness 0.2",
    "set-separator --left 50 --right 50 --reference fromAutomaticInsets", "set-separator --left automatic",
    "set-separator --model inline --thickness 1",
    "set-separator default",
  ]

  private static let edge = ParameterKind.points(
    -Points.limit.doubleValue...Points.limit.doubleValue, words: ["automatic", "default"])

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard parameters.dropLast(2).contains(where: { arguments.has($0.name) }) else {
      throw ConsoleError("missing STYLE or an option", hint: "usage: \(usage)")
    }
    return try session.changeLook(arguments, "separator set") { apply(arguments, to: &$0.separator) }
  }

  private static func apply(_ arguments: Arguments, to line: inout SeparatorLook) {
    if arguments.isWord("style", "default") {
      line = SeparatorLook()
    } else if let style = arguments.choice("style", as: SeparatorStyle.self) {
      line.style = style
    }
    if arguments.has("left") { line.left = edge("left", arguments) }
    if arguments.has("right") { line.right = edge("right", arguments) }
    if arguments.has("reference") {
      line.reference = arguments.choice("reference", as: SeparatorInsetReference.self)
    }
    if arguments.has("position") { line.position = arguments.choice("position", as: SeparatorPosition.self) }
    if arguments.has("model") { line.model = arguments.choice("model", as: SeparatorModel.self) }
    if arguments.has("thickness") { line.thickness = arguments.points("thickness") }
    if arguments.has("length") { line.length = arguments.choice("length", as: SeparatorLength.self) }
    if let edges = arguments.text("edges") { line.sectionEdges = edges == "default" ? nil : edges == "on" }
    if arguments.has("color") { line.color = arguments.color("color") }
  }

  private static func edge(_ name: String, _ arguments: Arguments) -> SeparatorEdge? {
    if arguments.isWord(name, "automatic") { return .automatic }
    return arguments.points(name).map(SeparatorEdge.points)
  }
}
