import TableModel

enum SetColorCommand: ConsoleCommand {
  static let name = "set-color"
  static let group = CommandGroup.look
  static let abstract = "Set a colour: of the background, the rows, titles, details or the tint."
  static let parameters: [Parameter] =
    [
      .argument("part", .choice(["background", "row", "title", "detail", "tint"]), "What gets it."),
      .argument("color", .color(words: ["default"]), "The colour."),
    ] + Parameter.scope
  static let examples = [
    "set-color background \"white 0.95\"", "set-color title systemRed --row 0.0", "set-color row '#63263D'",
    "set-color tint default",
  ]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let what = arguments.text("part") ?? ""
    let color = arguments.color("color")
    let message = "\(what) colour \(color?.description ?? "default")"
    if what == "background" {
      guard try session.scope(arguments) == [.table] else {
        throw ConsoleError(
          "the background is the whole table's", hint: "use 'set-color row' for a section or row")
      }
      return try session.changeInfo(arguments, message) { $0.backgroundColor = color }
    }
    return try session.changeLook(arguments, message) { look in
      switch what {
      case "row": look.rowColor = color
      case "title": look.titleColor = color
      case "detail": look.detailColor = color
      default: look.tintColor = color
      }
    }
  }
}
