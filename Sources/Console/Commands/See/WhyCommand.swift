import TableLayout
import TableModel

enum WhyCommand: ConsoleCommand {
  static let name = "why"
  static let group = CommandGroup.see
  static let abstract = "Explain a number: each term of the sum and who set it."
  static let discussion =
    "why row ROW x|y|width|height|radius|separator, or why gap SECTION SECTION of two neighbours."
  static let parameters: [Parameter] = [
    .argument("what", .choice(["row", "gap"]), "A row's number, or the gap between two sections."),
    .argument("where", .text, "The row, or the upper section."),
    .argument("which", .text, "x, y, width, height, radius, separator; or the lower section."),
  ]
  static let examples = ["why row 0.1 height", "why row wifi radius", "why row 0.0 separator", "why gap 0 1"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let place = arguments.text("where") ?? ""
    let which = arguments.text("which") ?? ""
    let layout = session.layout()
    guard arguments.text("what") == "row" else {
      let upper = try SectionAddress.resolve(place, in: session.table)
      let lower = try SectionAddress.resolve(which, in: session.table)
      guard lower == upper + 1, let explanation = layout.explainGap(after: upper) else {
        throw ConsoleError(
          "sections \(upper) and \(lower) are no neighbours", hint: "name a section and the one below it")
      }
      return explanation.text
    }
    let path = try RowAddress.resolve(place, in: session.table)
    guard let property = LaidOutTable.RowProperty(rawValue: which) else {
      throw .unknown("property", which, among: LaidOutTable.RowProperty.allCases.map(\.rawValue))
    }
    guard let explanation = layout.explain(property, ofRowAt: path) else {
      return "row \(path) has no \(which)"
    }
    return explanation.text
  }
}
