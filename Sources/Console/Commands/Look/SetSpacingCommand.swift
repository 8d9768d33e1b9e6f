import Geometry
import TableModel

enum SetSpacingCommand: ConsoleCommand {
  static let name = "set-spacing"
  static let group = CommandGroup.look
  static let abstract = "Set the space between rows, and with --sections between sections, in points."
  static let parameters: [Parameter] = [
    .optional("rows", value, "Between rows; any space makes each row its own group."),
    .option("sections", value, "Between sections, in place of the profile's gap."),
    .option("section", .section, "Only this section."),
  ]
  static let examples = [
    "set-spacing 8", "set-spacing --sections 20", "set-spacing default --sections default",
  ]

  private static let value = ParameterKind.points(0...Points.limit.doubleValue, words: ["default"])

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard arguments.has("rows") || arguments.has("sections") else {
      throw ConsoleError("missing ROWS or --sections", hint: "usage: \(usage)")
    }
    return try session.changeLook(arguments, "spacing set") { look in
      if arguments.has("rows") { look.rowSpacing = arguments.points("rows") }
      if arguments.has("sections") { look.sectionSpacing = arguments.points("sections") }
    }
  }
}
